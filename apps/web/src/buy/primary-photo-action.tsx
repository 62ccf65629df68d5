import type { FinishedFile, Package, PhotoState } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { countryName } from '../shell/i18n/country-names.ts';
import { joinedSentences } from '../shell/i18n/joined-sentences.ts';
import { useGuarantee } from '../shell/i18n/use-guarantee.ts';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { BuyPhoto } from './buy-photo.tsx';
import { SaveButton } from './files/save-button.tsx';
import { UnlockAction } from './files/unlock-action.tsx';
import { type NeededPhotos, usePhotoPrice } from './photo-price.ts';
import { useWaysToUnlock } from './use-ways-to-unlock.ts';
import type { WayToUnlock } from './way-to-unlock.ts';

interface PrimaryPhotoActionProps {
  photo: { photoId: string; countryCode: string; state: PhotoState; files: readonly FinishedFile[] };
  failed: readonly CheckId[];
  next: string;
  /** The size of the photo in words; null leaves out the terms of the sale. */
  termsFor: string | null;
  size?: 'md' | 'lg';
  /** The photos that are sold together with this one. */
  set?: SoldSet | undefined;
}

export interface SoldSet {
  needed: NeededPhotos;
  label(price: string): string;
  /** The label of buying this photo without the others. */
  aloneLabel(price: string): string;
}

export function PrimaryPhotoAction({ photo, failed, size = 'lg', ...rest }: PrimaryPhotoActionProps) {
  const first = size === 'lg' ? 'stamp' : 'ink';
  const passes = failed.length === 0;
  if (photo.state === 'clean') {
    return <DownloadPhoto files={photo.files} variant={passes ? first : 'outline'} size={size} />;
  }
  return <GetPhoto photo={photo} failed={failed} {...rest} variant={passes ? first : 'link'} size={size} />;
}

interface ActionStyle {
  variant: 'stamp' | 'ink' | 'outline' | 'link';
  size: 'md' | 'lg';
}

interface GetPhotoProps extends Omit<PrimaryPhotoActionProps, 'size'>, ActionStyle {}

function GetPhoto({ photo: { photoId, countryCode }, failed, next, termsFor, set, ...style }: GetPhotoProps) {
  const { t } = useTranslation(['web', 'report']);
  const language = useLanguage();
  const way = useWaysToUnlock()(countryCode);
  const price = usePhotoPrice(set?.needed);
  const alone = usePhotoPrice();
  const passes = failed.length === 0;
  const notice = () => {
    if (way?.step === 'buy' && way.reason === 'other-country')
      return t('unlock.otherCountry', { country: countryName(language, way.onlyCountry) });
    return (termsFor === null || !passes) && way?.step === 'unlock' && way.covers === 'becomes-one-country'
      ? t('unlock.becomesOneCountry', { country: countryName(language, countryCode) })
      : null;
  };
  return (
    <div className="grid gap-2">
      {!passes && termsFor !== null && <p className="text-sm text-ink-soft">{t('report:unlock.about')}</p>}
      <p className="text-sm text-ink-soft empty:hidden">{notice()}</p>
      {way?.step === 'unlock' ? (
        <UnlockAction
          photoId={photoId}
          failed={failed}
          usesCredit={way.creditsRemaining !== null}
          {...style}
          className="w-full"
        >
          {t(passes ? 'unlock.action' : 'report:unlock.despite')}
        </UnlockAction>
      ) : (
        <BuyPhoto
          photoId={photoId}
          failed={failed}
          next={next}
          price={price}
          label={set && price && set.label(price.text)}
          {...style}
        />
      )}
      {way && termsFor !== null && passes && (
        <SaleTerms way={way} countryCode={countryCode} size={termsFor} sold={price?.sold} />
      )}
      {way?.step === 'buy' && set && alone && alone.sold.priceId !== price?.sold.priceId && (
        <BuyPhoto
          photoId={photoId}
          failed={failed}
          next={next}
          variant="link"
          size="md"
          label={set.aloneLabel(alone.text)}
        />
      )}
    </div>
  );
}

function DownloadPhoto({ files, ...style }: { files: readonly FinishedFile[] } & ActionStyle) {
  const { t } = useTranslation('visitor');
  const file = files.find(({ format }) => format === 'jpg') ?? files[0];
  if (!file) return null;
  return (
    <SaveButton {...style} className="w-full" file={{ address: file.downloadUrl, fileName: file.fileName }}>
      {t('file.download')}
    </SaveButton>
  );
}

interface SaleTermsProps {
  way: WayToUnlock;
  countryCode: string;
  size: string;
  sold: Package | undefined;
}

function SaleTerms({ way, countryCode, size, sold }: SaleTermsProps) {
  const { t } = useTranslation(['visitor', 'web']);
  const language = useLanguage();
  const guarantee = useGuarantee();
  const cost = useCost(way, countryCode, sold);
  const lines = [
    t('unlock.about', { size }),
    ...(cost.length > 0 ? [joinedSentences(language, cost)] : []),
    guarantee(['first']),
  ];
  return (
    <ul className="grid gap-0.5 text-sm leading-snug text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-pass" />
          {line}
        </li>
      ))}
    </ul>
  );
}

function useCost(way: WayToUnlock, countryCode: string, sold: Package | undefined): string[] {
  const { t } = useTranslation(['visitor', 'web']);
  const language = useLanguage();
  const country = countryName(language, countryCode);
  if (way.step === 'unlock') {
    const { creditsRemaining: left, covers } = way;
    const cost = left === null ? t('web:unlock.unlimited') : t('web:unlock.credits', { count: left });
    if (covers === 'becomes-one-country') return [cost, t('web:unlock.becomesOneCountry', { country })];
    return covers === 'one-country' ? [cost, t('web:unlock.oneCountry', { country })] : [cost];
  }
  if (!sold) return [];
  if (sold.credits === 1) return [t('unlock.once')];
  const cost = sold.credits === null ? t('unlock.once') : t('unlock.rest', { count: sold.credits - 1 });
  return sold.features.includes('one-country') ? [cost, t('web:unlock.oneCountry', { country })] : [cost];
}
