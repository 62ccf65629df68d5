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
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { backgroundHex } = photo.report.measures;
  if (check.value === null) return t('report.unknown');
  if (check.id === 'background-colour' && backgroundHex) return <Swatch hex={backgroundHex} />;
  return (
    <>
      {valueText(t, language, check, photo)}
      {check.uncertainty !== null && (
        <span className="font-normal whitespace-nowrap text-ink-soft">
          {` ${t('report.uncertainty', { value: formatNumber(language, check.uncertainty, check.unit) })}`}
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
  return permittedText(t, language, check, photo);
}

function RequiredColour({ check, photo }: CheckOfPhoto) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const { countryCode, documentType } = photo.requirement;
  const { data } = useQuery(requirementsQuery(countryCode, documentType as DocumentType));
  return data ? <Swatch hex={data.record.background.hex} /> : permittedText(t, language, check, photo);
}

export function valueText(t: Texts, language: Language, { id, value, unit }: Check, photo: Photo): string {
  const amount = value ?? 0;
  switch (id) {
    case 'single-face-present':
      return amount === 0
        ? t('report.oneFace')
        : t('report.otherFace', { share: percentText(language, amount) });
    case 'picture-size':
      return pixelsText(t, language, photo);
    case 'upscaling':
      return amount <= 1 ? t('report.notEnlarged') : quantityText(t, language, amount, unit);
    case 'source-completeness':
      return amount < 0.05 ? t('report.nothingMissing') : quantityText(t, language, amount, unit);
    default:
      return quantityText(t, language, amount, unit);
  }
}

function permittedText(
  t: Texts,
  language: Language,
  { id, value, limit, unit }: Check,
  photo: Photo,
): string {
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
  return limitText(t, language, limit, unit) ?? t('engine:limits.none');
}

function pixelsText(t: Texts, language: Language, { report }: Photo): string {
  return t('requirements.pixels', {
    width: formatNumber(language, report.photo.widthPx, 'px'),
    height: formatNumber(language, report.photo.heightPx, 'px'),
  }).replaceAll(' ', '\u00a0');
}
