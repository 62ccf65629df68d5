import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import type { LiveCheck, LiveCheckId } from './live-checks.ts';

interface StopNoteProps {
  checks: readonly LiveCheck[];
  stoppedBy: LiveCheckId | null;
  /** True if part of the frame is outside the original although the automatic frame was inside. */
  beyond: boolean;
}

/**
 * Explains why a control stops and what the frame lacks. The note overlays the picture so that nothing moves under the
 * thumb.
 */
export function StopNote({ checks, stoppedBy, beyond }: StopNoteProps) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const stopping = checks.find(({ id }) => id === stoppedBy);
  const text = stopping
    ? t('editor.stopped', { check: words.name(stopping), limit: words.permitted(stopping) })
    : beyond && t('editor.beyond');
  return (
    <p
      role="status"
      className={`pointer-events-none absolute inset-x-0 bottom-0 flex items-start gap-2 text-sm leading-snug font-medium text-unsure ${text ? 'bg-sheet px-4 py-2 sm:px-7' : ''}`}
    >
      {text && <Icon name="warning" className="shrink-0" />}
      {text}
    </p>
  );
}
