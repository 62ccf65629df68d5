import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { type Exception, type OwnPhoto, wayOf } from '../../rules/supply/own-photo.ts';
import { applicationList } from '../../rules/supply/supply-words.ts';

interface SupplyWaysProps {
  own: OwnPhoto;
  onUnconfirmed: () => void;
  onException: (exception: Exception) => void;
  checkAddress: string;
}

export function SupplyWays({ own, onUnconfirmed, onException, checkAddress }: SupplyWaysProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold tracking-normal">{t('supply:ways.title')}</h3>
      {own.isUnknown && (
        <Way about={t('supply:ways.unconfirmedAbout')}>
          <Button className="bg-sheet" onClick={onUnconfirmed}>
            {t('supply:ways.unconfirmed')}
          </Button>
        </Way>
      )}
      {own.exceptions.map((exception) => (
        <Way
          key={wayOf(exception.appliesTo)}
          about={t(exception.isSilent ? 'supply:ways.brought' : 'supply:ways.accepted')}
        >
          <Button className="bg-sheet" onClick={() => onException(exception)}>
            {t('supply:ways.make', { list: applicationList(t, language, exception.appliesTo) })}
          </Button>
        </Way>
      ))}
      {own.hasStudioFile && (
        <Way about={t('supply:ways.checkAbout')}>
          <SiteLink to={checkAddress} className={`${buttonClass()} bg-sheet`}>
            {t('supply:ways.check')}
          </SiteLink>
        </Way>
      )}
      <p className="text-sm text-ink-soft">{t('supply:ways.other')}</p>
    </div>
  );
}

function Way({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1">
      {children}
      <p className="text-sm text-ink-soft">{about}</p>
    </div>
  );
}
