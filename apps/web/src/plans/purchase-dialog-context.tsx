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
import { useFocusReturn } from '../components/use-focus-return.ts';

interface PurchaseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PurchaseDialogControls {
  open: () => void;
  /** Fetches the dialog when a hand comes near. */
  prepare: () => void;
}

const PurchaseDialogContext = createContext<PurchaseDialogControls>({ open: () => {}, prepare: () => {} });

/** Any page of the dashboard opens the one dialog that sells packages. */
export function usePurchaseDialog(): PurchaseDialogControls {
  return use(PurchaseDialogContext);
}

type LoadDialog = () => Promise<{ default: ComponentType<PurchaseDialogProps> }>;

/** Keeps the dialog out of the page until it is wanted; it comes from outside, as selling is a feature. */
export function PurchaseDialogProvider({ load, children }: { load: LoadDialog; children: ReactNode }) {
  const [Dialog] = useState(() => lazy(load));
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn();
  const controls = useMemo(
    () => ({
      prepare: () => void load(),
      open: () => {
        focus.remember();
        setWanted(true);
        setOpen(true);
      },
    }),
    [load, focus],
  );
  return (
    <PurchaseDialogContext value={controls}>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <Dialog
            open={isOpen}
            onOpenChange={(open) => {
              setOpen(open);
              if (!open) focus.giveBack();
            }}
          />
        </Suspense>
      )}
    </PurchaseDialogContext>
  );
}
