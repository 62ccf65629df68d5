import type { RequirementAnswer } from '@vesika/contract';
import { captionNameMax, captionNamePattern } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/fields/text-field.tsx';
import type { CaptionText } from './photo-request.ts';

interface CaptionFieldsProps {
  rule: NonNullable<RequirementAnswer['record']['caption']>;
  value: CaptionText;
  onChange: (caption: CaptionText) => void;
}

/** Fields for the strip at the bottom of the photo. */
export function CaptionFields({ rule, value, onChange }: CaptionFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-3 border border-line bg-sheet p-4">
      <legend className="contents">
        <span className="text-sm font-medium">{t('caption.legend')}</span>
      </legend>
      <p className="text-xs text-ink-soft">{t(rule.required ? 'caption.required' : 'caption.allowed')}</p>
      {rule.lines.includes('name') && (
        <TextField
          label={t('caption.name')}
          autoComplete="name"
          maxLength={captionNameMax}
          value={value.captionName ?? ''}
          error={isPrintable(value) ? undefined : t('caption.letters')}
          onChange={(event) => onChange({ ...value, captionName: event.target.value || undefined })}
        />
      )}
      {rule.lines.includes('date') && (
        <TextField
          label={t('caption.date')}
          type="date"
          value={value.captionDate ?? ''}
          onChange={(event) => onChange({ ...value, captionDate: event.target.value || undefined })}
        />
      )}
    </fieldset>
  );
}

export function isPrintable({ captionName }: CaptionText): boolean {
  return captionName === undefined || captionNamePattern.test(captionName);
}
