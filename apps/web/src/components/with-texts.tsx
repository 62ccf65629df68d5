import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageNamespace } from '../shell/routing/page-handle.ts';
import { Waiting } from './waiting.tsx';

export function WithTexts({ of, children }: { of: readonly PageNamespace[]; children: ReactNode }) {
  const { ready } = useTranslation(of);
  return ready ? children : <Waiting />;
}
