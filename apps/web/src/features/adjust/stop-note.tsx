import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { limitText } from '../photo-rules/rule-texts.ts';
import type { LiveCheck, LiveCheckId } from './live-checks.ts';

interface StopNoteProps {
  checks: readonly LiveCheck[];
  stoppedBy: LiveCheckId | null;
  /** A part of the frame lies outside the original. */
  beyond: boolean;
}

/** Why a control goes no farther, and what the frame lacks. Keeps its place, so that nothing moves under a thumb. */
export function StopNote({ checks, stoppedBy, beyond }: StopNoteProps) {
  const { t } = useTranslation('adjust');
  const { t: tEngine } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const stopping = checks.find(({ id }) => id === stoppedBy);
  const text = stopping
    ? t('editor.stopped', {
        check: tEngine(`engine:checks.${stopping.id}.name`),
        limit: limitText(tEngine, language, stopping.limit, stopping.unit),
      })
    : beyond && t('editor.beyond');
  return (
    <p role="status" className="flex min-h-10 items-start gap-2 text-sm leading-snug font-medium text-unsure">
      {text && <Icon name="warning" className="shrink-0" />}
      {text}
    </p>
  );
}
