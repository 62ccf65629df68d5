import { Notice } from '../../components/notice.tsx';
import type { Policy } from '../../site-data/country-guide.ts';
import { useGuideTexts } from './use-guide-texts.ts';

/** What the authority does not accept or does itself, told before anybody starts. */
export function PolicyNotices({ policies }: { policies: readonly Policy[] }) {
  const { t } = useGuideTexts();
  if (policies.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      {policies.map((policy) => (
        <Notice
          key={policy}
          icon={policy === 'editing-forbidden' ? 'warning' : 'camera'}
          title={t(`countries:policies.${policy}.title`)}
        >
          <p className="max-w-[75ch] text-ink-soft">{t(`countries:policies.${policy}.text`)}</p>
        </Notice>
      ))}
    </div>
  );
}
