import type { Namespace } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../components/waiting.tsx';

type PageNamespace = Exclude<Namespace, 'mail'>;

/** Shows a page once its texts are there, in the language on screen. */
export function WithTexts({ of, children }: { of: readonly PageNamespace[]; children: ReactNode }) {
  const { ready } = useTranslation(of);
  return ready ? children : <Waiting />;
}
