import { useTranslation } from 'react-i18next';

export const guides = ['keys', 'errors', 'repeats', 'pages', 'limits', 'files'] as const;

export function Guides() {
  const { t } = useTranslation('developers');
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {guides.map((id) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid content-start gap-1.5 border-t border-line pt-4"
        >
          <h2 id={id} className="scroll-mt-8 text-lg font-semibold">
            {t(`guides.${id}.title`)}
          </h2>
          <p className="max-w-[60ch] text-ink-soft">{t(`guides.${id}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
