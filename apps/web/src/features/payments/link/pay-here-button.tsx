import type { PurchaseKey } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { call } from '../../../shell/api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

interface PayHereButtonProps {
  link: PurchaseKey;
  /** The next photo is made there. */
  page: string;
  children: ReactNode;
}

/** From this press on, photos made in this browser are paid for by the purchase. */
export function PayHereButton({ link, page, children }: PayHereButtonProps) {
  const navigate = useNavigate();
  const choosing = useSingleMutation({
    mutationFn: () => call('openPurchase', { body: { ...link, payHere: true } }),
    onSuccess: () => navigate(page),
    onError: useShowFailure(),
  });
  return (
    <Button variant="stamp" busy={choosing.isPending} onClick={() => choosing.mutate()}>
      {children}
    </Button>
  );
}
