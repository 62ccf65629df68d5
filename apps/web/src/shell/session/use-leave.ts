import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSignOut } from './session-provider.tsx';

export function useLeave() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  return useCallback(async () => {
    await Promise.all([signOut(), navigate('/')]);
  }, [navigate, signOut]);
}
