import type { Signature } from '@vesika/contract';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import type { SignatureWish } from './signature-wish.ts';

type State =
  | { stage: 'none' }
  | { stage: 'making' }
  | { stage: 'made'; signature: Signature; wish: SignatureWish };

export function useSignature() {
  const showFailure = useShowFailure();
  const [state, setState] = useState<State>({ stage: 'none' });
  const running = useRef<AbortController>(null);
  const forget = () => {
    running.current?.abort();
    running.current = null;
    setState({ stage: 'none' });
  };
  const make = async (file: File, wish: SignatureWish, photoId: string | null) => {
    forget();
    const stopper = new AbortController();
    running.current = stopper;
    setState({ stage: 'making' });
    const { widthPx, heightPx, minKb, maxKb } = wish;
    // The server reads the form as it streams in, so the fields precede the file.
    const body = {
      widthPx,
      heightPx,
      ...(minKb !== null && { minKb }),
      ...(maxKb !== null && { maxKb }),
      ...(photoId !== null && { photoId }),
      file,
    };
    try {
      const signature = await call('makeSignature', { body, signal: stopper.signal });
      setState({ stage: 'made', signature, wish });
    } catch (error) {
      if (stopper.signal.aborted) return;
      setState({ stage: 'none' });
      showFailure(error as Error);
    }
  };
  return { state, make, forget };
}
