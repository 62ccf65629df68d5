import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Fold } from '../../../components/fold.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { publicAddress } from '../../../photo/document-address.ts';
import { ownPhoto, type SupplyRule } from '../../../report/rules/supply/own-photo.ts';
import { SupplyCard } from '../../../report/rules/supply/supply-card.tsx';
import { supplyWays } from '../../../report/rules/supply/supply-words.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { isUploaded } from '../../../take/original/photo-source.ts';
import { useWizard } from '../machine/use-wizard.ts';
import { photoOf } from '../machine/wizard-state.ts';
import { Elsewhere } from '../phone/elsewhere.tsx';
import { RequirementsPanel } from '../requirements/requirements-panel.tsx';
import { Columns } from './columns.tsx';
import type { Preparation } from './use-preparation.ts';
import { OriginalNotice } from './without-photo.tsx';

/** Shown where the visitor may not take the photo, with the exceptions that the authority makes. */
export function TakenByOthers({ preparation: { requirements, supply } }: { preparation: Preparation }) {
  const { t } = useTranslation();
  const photo = photoOf(useWizard().state);
  const panel = <RequirementsPanel query={requirements} />;
  return (
    <Columns
      photo={
        <>
          {!photo && <OriginalNotice />}
          {supply && (
            <SupplyCard rule={supply} className="sm:p-6">
              <SupplyWays rule={supply} />
            </SupplyCard>
          )}
          {photo && isUploaded(photo.source) && <Elsewhere picture={photo.address} />}
        </>
      }
      rules={photo ? <Fold title={t('requirements.all')}>{panel}</Fold> : panel}
    />
  );
}

function SupplyWays({ rule }: { rule: SupplyRule }) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const { choices } = useWizard();
  const choose = (way: string | null, variant: string | null | undefined) =>
    variant ? choices.setDocument(choices.documentType, variant) : choices.setWay(way);
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-sm font-semibold tracking-normal">{t('supply:ways.title')}</h3>
      {supplyWays(t, useLanguage(), ownPhoto(rule)).map(({ name, about, way, variant }) => (
        <div key={name} className="grid justify-items-start gap-1">
          {way || variant ? (
            <Button className="bg-sheet" onClick={() => choose(way, variant)}>
              {name}
            </Button>
          ) : (
            <SiteLink to={publicAddress('/check', choices)} className={`${buttonClass()} bg-sheet`}>
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
