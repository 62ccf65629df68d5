import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { usualPaper } from './papers.ts';

/** A well-known chain of the country that prints photos while one waits. */
const shopOf: Partial<Record<string, string>> = { US: 'CVS', GB: 'Boots', DE: 'dm' };

/** Length of the scale that the engine draws on every sheet. */
const rulerMm = 50;

export function PrintAdvice({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation(['web', 'engine']);
  const paper = t(`engine:papers.${usualPaper(countryCode)}`);
  const shop = shopOf[countryCode];
  const lines = [
    shop ? t('download.print.shop', { shop, paper }) : t('download.print.anyShop', { paper }),
    t('download.print.finish'),
    t('download.print.scale'),
    t('download.print.ruler', { mm: rulerMm }),
  ];
  return (
    <Fold title={t('download.print.title')} className="mt-2">
      <ol className="grid list-decimal gap-1 ps-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Fold>
  );
}
