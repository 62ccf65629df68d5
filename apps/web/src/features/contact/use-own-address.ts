import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session-provider.tsx';

/** A field for the address of who writes: that of the account, unless something stands there already. */
export function useOwnAddress() {
  const field = useRef<HTMLInputElement>(null);
  const session = useSession();
  const address = session.status === 'signed-in' ? session.user.email : undefined;
  useEffect(() => {
    if (address && field.current?.value === '') field.current.value = address;
  }, [address]);
  return field;
}
