import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { OwnPhoto } from '../../report/rules/supply/own-photo.ts';
import { supplyWays } from '../../report/rules/supply/supply-words.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

interface SupplyWaysProps {
  own: OwnPhoto;
  onWay: (way: string | null) => void;
  onVariant: (variant: string) => void;
  checkAddress: string;
}

export function SupplyWays({ own, onWay, onVariant, checkAddress }: SupplyWaysProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold tracking-normal">{t('supply:ways.title')}</h3>
      {supplyWays(t, useLanguage(), own).map(({ name, about, way, variant }) => (
        <div key={name} className="grid justify-items-start gap-1">
          {way || variant ? (
            <Button className="bg-sheet" onClick={() => (variant ? onVariant(variant) : onWay(way))}>
              {name}
            </Button>
          ) : (
            <SiteLink to={checkAddress} className={`${buttonClass()} bg-sheet`}>
              {name}
            </SiteLink>
          )}
          <p className="text-sm text-ink-soft">{about}</p>
        </div>
      ))}
      <p className="text-sm text-ink-soft">{t('supply:ways.other')}</p>
    </div>
  );
}
