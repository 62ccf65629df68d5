import type { ReactNode } from 'react';
import { ClosingCall as Call } from '../../components/closing-call.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

interface ClosingCallProps {
  seed: string;
  to: string;
  title: string;
  children: ReactNode;
}

export function ClosingCall(props: ClosingCallProps) {
  const { t } = useGuideTexts();
  return <Call action={t('countries:call.action')} {...props} />;
}
