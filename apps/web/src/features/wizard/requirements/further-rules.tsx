import type { RequirementAnswer } from '@vesika/contract';
import { bandText, fileSizeLimitText } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../../components/chevron.tsx';
import { rareBands } from '../../../report/rules/rare-bands.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

export function FurtherRules({ answer }: { answer: RequirementAnswer }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { record } = answer;
  const permission = (allowed: boolean | null) =>
    allowed === null ? null : allowed ? t('requirements.allowed') : t('requirements.notAllowed');
  const rows: [string, string | null][] = [
    [t('requirements.eyeLine'), bandText(t, language, record.eyeLineFromBottom)],
    [t('requirements.topMargin'), bandText(t, language, record.topMargin)],
    ...rareBands.flatMap((fact): [string, string][] => {
      const text = bandText(t, language, record[fact]);
      return text === null ? [] : [[t(`requirements.${fact}`), text]];
    }),
    [
      t('requirements.fileSize'),
      fileSizeLimitText(t, language, { min: record.file.minKb, max: record.file.maxKb }),
    ],
    [t('requirements.glasses'), permission(answer.glasses_allowed)],
    [t('requirements.smile'), permission(answer.smile_allowed)],
  ];
  return (
    <details className="border-t border-line text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
        {t('requirements.more')}
        <Chevron className="text-ink-soft" />
      </summary>
      <dl className="grid gap-1.5 px-4 pt-1 pb-4">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            {value === null ? (
              <dd className="text-end text-ink-soft">{t('requirements.notPublished')}</dd>
            ) : (
              <dd className="text-end font-medium">{value}</dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
