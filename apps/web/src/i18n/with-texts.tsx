import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../components/waiting.tsx';
import type { PageNamespace } from '../routing/page-handle.ts';

/** Shows a page once its texts are there, in the language on screen. */
export function WithTexts({ of, children }: { of: readonly PageNamespace[]; children: ReactNode }) {
  const { ready } = useTranslation(of);
  return ready ? children : <Waiting />;
}
