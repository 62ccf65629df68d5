import { colourName, sizeText } from '@vesika/report/words';
import { type OwnDocumentField, ownBackgrounds, ownVariant } from '@vesika/requirements/own-document';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Segments } from '../../components/choice.tsx';
import { type Pair, PairField } from '../../components/fields/pair-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Select } from '../../components/select.tsx';
import { publicAddress } from '../../photo/document-address.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import {
  commonSizesMm,
  emptyForm,
  entered,
  type FormValues,
  type PairName,
  type SizeUnit,
  sizeUnits,
} from './form-values.ts';
import { KeepDocument } from './keep-document.tsx';

export function DocumentForm() {
  const { t } = useTranslation('own');
  const { t: tWords } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyForm);
  const [faults, setFaults] = useState<readonly OwnDocumentField[]>([]);
  const [isCopied, setCopied] = useState(false);
  const set = (changed: Partial<FormValues>) => {
    setCopied(false);
    setValues({ ...values, ...changed });
  };
  const faultOf = (field: OwnDocumentField) => (faults.includes(field) ? t(`fault.${field}`) : undefined);
  const pair = (name: PairName, label: string, names: Pair, error?: string, hint?: string) => (
    <PairField
      label={label}
      names={names}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      error={error}
      hint={hint}
    />
  );
  const pixels = (name: PairName, which: string) =>
    pair(name, `${t('form.pixels')}: ${which}`, sides, faultOf('pixels'));
  const sides: Pair = [t('form.width'), t('form.height')];
  const bounds: Pair = [t('form.min'), t('form.max')];

  /** Null while the form has faults, which are then shown. */
  const variant = (): string | null => {
    const { document, faults } = entered(values);
    setFaults(faults);
    return document && ownVariant(document);
  };
  const addressOf = (page: '/create' | '/check'): string | null => {
    const named = variant();
    return named && publicAddress(page, { countryCode: 'ZZ', documentType: 'other', variant: named });
  };
  const open = (page: '/create' | '/check') => {
    const address = addressOf(page);
    if (address) void navigate(address);
  };
  const copy = async () => {
    const address = addressOf('/create');
    if (!address) return;
    await navigator.clipboard.writeText(window.location.origin + address);
    setCopied(true);
  };

  return (
    <div className="grid content-start gap-5">
      <form
        noValidate
        className="grid content-start gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          open('/create');
        }}
      >
        <h2 className="text-xl font-semibold">{t('form.title')}</h2>
        <Segments<SizeUnit>
          legend={t('form.unit')}
          name="unit"
          value={values.unit}
          onChange={(unit) => set({ unit })}
          options={sizeUnits.map((unit) => ({ value: unit, name: t(`form.${unit}`) }))}
        />
        {pair(
          'size',
          sides.join(', '),
          sides,
          faultOf('size') ?? (values.unit === 'px' ? faultOf('pixels') : undefined),
        )}
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full text-sm font-medium">{t('form.commonSizes')}</p>
          {commonSizesMm.map(([widthMm, heightMm]) => (
            <Button
              key={`${widthMm}x${heightMm}`}
              variant="quiet"
              onClick={() => set({ unit: 'mm', size: [String(widthMm), String(heightMm)] })}
            >
              {sizeText(tWords, language, { size: { widthMm, heightMm } })}
            </Button>
          ))}
        </div>
        {pair('kb', t('form.file'), bounds, faultOf('fileSize'))}
        <div>
          <p className="mb-1.5 text-sm font-medium">{t('form.background')}</p>
          <Select
            label={t('form.background')}
            value={values.background}
            onChange={(background) => set({ background })}
            options={[
              ['', t('form.notStated')] as const,
              ...ownBackgrounds.map((colour) => [colour, colourName(tWords, colour)] as const),
            ]}
            className="w-full [&_select]:min-h-12 [&_select]:text-base"
          />
        </div>
        {pair('head', t('form.head'), bounds, faultOf('headHeight'), t('form.headAbout'))}
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 accent-[var(--color-ink)]"
            checked={values.headIncludesHair}
            onChange={(event) => set({ headIncludesHair: event.target.checked })}
          />
          <span className="block">{t('form.headToHair')}</span>
        </label>
        <details open={hasMore(values)} className="grid gap-5 border-y border-line py-3">
          <summary className="min-h-11 cursor-pointer content-center font-medium">{t('form.more')}</summary>
          <div className="grid gap-5 pt-3">
            {pair('eyes', t('form.eyes'), bounds, faultOf('eyeLine'), t('form.eyesAbout'))}
            {pair('top', t('form.top'), bounds, faultOf('topMargin'), t('form.topAbout'))}
            {pair('faceWidth', t('form.faceWidth'), bounds, faultOf('headWidth'), t('form.faceWidthAbout'))}
            {pair('chin', t('form.chin'), bounds, faultOf('chinMargin'), t('form.chinAbout'))}
            {pair('faceCentre', t('form.faceCentre'), bounds, faultOf('faceCentre'))}
            {values.unit !== 'px' && pixels('pixels', t('form.exactly'))}
            {pixels('minPixels', t('form.minPixels'))}
            {pixels('maxPixels', t('form.maxPixels'))}
            <TextField
              label={t('form.dpi')}
              inputMode="numeric"
              value={values.dpi}
              onChange={(event) => set({ dpi: event.target.value })}
              error={faultOf('minDpi')}
            />
          </div>
        </details>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 accent-[var(--color-ink)]"
            checked={values.editsRefused}
            onChange={(event) => set({ editsRefused: event.target.checked })}
          />
          <span>
            <span className="block font-medium">{t('form.edits')}</span>
            <span className="block text-sm text-ink-soft">{t('form.editsAbout')}</span>
          </span>
        </label>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="stamp" size="lg">
            {t('act.make')}
          </Button>
          <Button size="lg" onClick={() => open('/check')}>
            {t('act.check')}
          </Button>
          <Button size="lg" variant="quiet" onClick={() => void copy()}>
            {isCopied ? t('act.copied') : t('act.copy')}
          </Button>
        </div>
      </form>
      <KeepDocument variant={variant} />
    </div>
  );
}

function hasMore({ dpi, ...values }: FormValues): boolean {
  const { eyes, top, faceWidth, chin, faceCentre, pixels, minPixels, maxPixels } = values;
  const folded = [eyes, top, faceWidth, chin, faceCentre, pixels, minPixels, maxPixels];
  return dpi !== '' || folded.some((pair) => pair.some((typed) => typed !== ''));
}
