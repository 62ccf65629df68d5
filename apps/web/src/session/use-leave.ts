import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** Signs out and returns to the landing page; first there, since the signed-in area sends guests to sign in. */
export function useLeave() {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/');
    await signOut();
  }, [navigate]);
}
