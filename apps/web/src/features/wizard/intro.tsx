import { useTranslation } from 'react-i18next';
import { Guilloche } from '../../components/guilloche.tsx';

/** The page's promise, on the rosette of the chosen country. */
export function Intro({ seed }: { seed: string | null }) {
  const { t } = useTranslation();
  return (
    <header className="relative isolate pt-8 pb-7 sm:pt-12 sm:pb-9">
      <Guilloche
        key={seed}
        seed={seed ?? 'VESIKA'}
        className="-z-10 absolute -end-40 -top-44 size-[34rem] max-w-none animate-fade text-ink opacity-[0.1] sm:-top-56 sm:-end-28 sm:size-[44rem] dark:opacity-[0.12]"
      />
      <h1 className="max-w-[22ch] text-3xl font-bold sm:text-5xl">{t('intro.heading')}</h1>
      <p className="mt-4 max-w-[56ch] text-ink-soft sm:text-lg">{t('intro.lead')}</p>
    </header>
  );
}
