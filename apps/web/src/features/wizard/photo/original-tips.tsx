import { useTranslation } from 'react-i18next';

/** How to take a portrait that can become a photo. */
export function OriginalTips() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tips-title" className="border border-line bg-sheet p-4 sm:p-5">
      <h2 id="tips-title" className="text-lg font-semibold">
        {t('drop.tips.title')}
      </h2>
      <ol className="mt-3 grid gap-3 text-sm">
        {(['light', 'distance', 'room'] as const).map((tip, index) => (
          <li key={tip} className="grid grid-cols-[1.5rem_1fr]">
            <span aria-hidden="true" className="font-mono text-xs leading-6 text-stamp">
              {index + 1}
            </span>
            {t(`drop.tips.${tip}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
