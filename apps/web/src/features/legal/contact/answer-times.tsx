import type { Package, PackageFeature } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Phrases } from '../../../i18n/phrases.tsx';
import { useSitePrices } from '../../../plans/site-prices.ts';
import { usePlanName } from '../../../plans/use-plan-name.ts';

export function AnswerTimes() {
  const { t } = useTranslation(['legal', 'payments']);
  const nameOf = usePlanName();
  const promises = new Map(useSitePrices().packages.map((sold) => [nameOf(sold), promiseOf(sold)]));
  return (
    <section aria-labelledby="times-title">
      <h2 id="times-title" className="text-lg font-bold">
        <Phrases>{t('legal:contact.times.title')}</Phrases>
      </h2>
      <dl className="mt-3 border-y border-line text-sm">
        {[...promises].map(
          ([name, promise]) =>
            promise && <Entry key={name} name={name} time={t(`payments:features.${promise}`)} />,
        )}
        <Entry name={t('legal:contact.times.none')} time={t('legal:contact.times.noneTime')} />
      </dl>
    </section>
  );
}

function Entry({ name, time }: { name: string; time: string }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-4 border-line py-2.5 not-first:border-t">
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-soft">{time}</dd>
    </div>
  );
}

const supportFeatures: readonly PackageFeature[] = ['support-24-7', 'email-support-24h', 'email-support-48h'];

function promiseOf({ features }: Package): PackageFeature | undefined {
  return supportFeatures.find((feature) => features.includes(feature));
}
