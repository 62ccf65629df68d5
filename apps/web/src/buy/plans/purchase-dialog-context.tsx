import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
} from 'react';

interface PurchaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PurchaseDialogControls {
  open: () => void;
  prepare: () => void;
}

const PurchaseDialogContext = createContext<PurchaseDialogControls>({ open: () => {}, prepare: () => {} });

export function usePurchaseDialog(): PurchaseDialogControls {
  return use(PurchaseDialogContext);
}

type LoadDialog = () => Promise<{ default: ComponentType<PurchaseDialogProps> }>;

export function PurchaseDialogProvider({ load, children }: { load: LoadDialog; children: ReactNode }) {
  const [Dialog] = useState(() => lazy(load));
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const controls = useMemo(
    () => ({
      prepare: () => void load(),
      open: () => {
        setWanted(true);
        setOpen(true);
      },
    }),
    [load],
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
