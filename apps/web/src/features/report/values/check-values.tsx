import { useQuery } from '@tanstack/react-query';
import type { Check } from '@vesika/contract';
import { formatNumber, type Language } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { limitText, percentText } from '../../photo-rules/rule-texts.ts';
import { requirementsQuery } from '../../wizard/api/photo-requirements.ts';
import type { DocumentType } from '../../wizard/document-type.ts';
import type { ReportedPhoto } from '../reported-photo.ts';
import { quantityText, type Texts } from './quantities.ts';
import { Swatch } from './swatch.tsx';

type Photo = Pick<ReportedPhoto, 'report' | 'requirement'>;

interface CheckOfPhoto {
  check: Check;
  photo: Photo;
}

/** What was measured, in the words of a person: faces are counted, sizes told whole, colours shown. */
export function MeasuredValue({ check, photo }: CheckOfPhoto) {
  const { t } = useTranslation(['web', 'engine', 'report']);
  const { t: tQuantity } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { backgroundHex } = photo.report.measures;
  if (check.evidence === 'stated') return <em className="text-ink-soft">{t('report:row.stated')}</em>;
  if (check.value === null) return t('report.unknown');
  if (check.id === 'background-colour' && backgroundHex) return <Swatch hex={backgroundHex} />;
  return (
    <>
      {valueText(tQuantity, language, check, photo)}
      {check.uncertainty !== null && (
        <span className="font-normal whitespace-nowrap text-ink-soft">
          {` ${t('report.uncertainty', { value: formatNumber(language, check.uncertainty, unitOf(check)) })}`}
        </span>
      )}
    </>
  );
}

/** What would be permitted, in the same words. */
export function PermittedValue({ check, photo }: CheckOfPhoto) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  if (check.id === 'background-colour') return <RequiredColour check={check} photo={photo} />;
  if (check.id === 'file-format') return <RequiredFormats photo={photo} />;
  return permittedText(t, language, check, photo);
}

function RequiredColour({ check, photo }: CheckOfPhoto) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { countryCode, documentType } = photo.requirement;
  const { data } = useQuery(requirementsQuery(countryCode, documentType as DocumentType));
  return data ? <Swatch hex={data.record.background.hex} /> : permittedText(t, language, check, photo);
}

function RequiredFormats({ photo }: Pick<CheckOfPhoto, 'photo'>) {
  const { t } = useTranslation(['web', 'engine']);
  const { countryCode, documentType } = photo.requirement;
  const { data } = useQuery(requirementsQuery(countryCode, documentType as DocumentType));
  const { formats = null } = data?.record.file ?? {};
  return formats ? <bdi>{formats.join(', ')}</bdi> : t('engine:limits.none');
}

export function valueText(t: Texts, language: Language, check: Check, photo: Photo): string {
  const amount = check.value ?? 0;
  const unit = unitOf(check);
  switch (check.id) {
    case 'single-face-present':
      return amount === 0
        ? t('report.oneFace')
        : t('report.otherFace', { share: percentText(language, amount) });
    case 'picture-size':
      return pixelsText(t, language, photo);
    case 'file-format':
      return formatName(photo);
    case 'upscaling':
      return amount <= 1 ? t('report.notEnlarged') : quantityText(t, language, amount, unit);
    case 'source-completeness':
      return amount < 0.05 ? t('report.nothingMissing') : quantityText(t, language, amount, unit);
    default:
      return quantityText(t, language, amount, unit);
  }
}

function permittedText(t: Texts, language: Language, check: Check, photo: Photo): string {
  const { id, value, limit } = check;
  if (id === 'single-face-present') return t('report.oneFace');
  if (id === 'picture-size') {
    const { widthMm, heightMm } = photo.requirement;
    const size =
      value === 0
        ? pixelsText(t, language, photo)
        : t('requirements.millimetres', {
            width: formatNumber(language, widthMm, 'mm'),
            height: formatNumber(language, heightMm, 'mm'),
          });
    return t('engine:limits.exactly', { value: size });
  }
  return limitText(t, language, limit, unitOf(check)) ?? t('engine:limits.none');
}

function pixelsText(t: Texts, language: Language, { report }: Photo): string {
  return t('requirements.pixels', {
    width: formatNumber(language, report.photo.widthPx, 'px'),
    height: formatNumber(language, report.photo.heightPx, 'px'),
  }).replaceAll(' ', '\u00a0');
}

function formatName({ report }: Photo): string {
  return report.photo.mime === 'image/png' ? 'PNG' : 'JPEG';
}

/** Only enlargement is a factor; other ratios are parts of a whole, and told in per cent. */
function unitOf({ id, unit }: Pick<Check, 'id' | 'unit'>): Check['unit'] {
  return unit === 'ratio' && id !== 'upscaling' ? 'share' : unit;
}
