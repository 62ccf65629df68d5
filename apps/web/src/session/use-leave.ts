import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** Signs out and returns to the landing page. */
export function useLeave() {
  const navigate = useNavigate();
  return useCallback(async () => {
    await Promise.all([signOut(), navigate('/')]);
  }, [navigate]);
}
