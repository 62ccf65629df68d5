import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react';

interface PurchaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const PurchaseDialogContext = createContext({ open: () => {} });

/** Any page of the dashboard opens the one dialog that sells packages. */
export function usePurchaseDialog(): { open: () => void } {
  return use(PurchaseDialogContext);
}

/** Keeps the dialog out of the page until it is wanted; it comes from outside, as payments are not ours. */
export function PurchaseDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<PurchaseDialogProps>;
  children: ReactNode;
}) {
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const controls = useMemo(
    () => ({
      open: () => {
        setWanted(true);
        setOpen(true);
      },
    }),
    [],
  );
  return (
    <PurchaseDialogContext value={controls}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <Dialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </PurchaseDialogContext>
  );
}
