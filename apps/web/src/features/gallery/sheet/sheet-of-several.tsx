import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type GalleryPhoto, photoCountsText, requestLine, setMax } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usualSheet } from '../../../buy/files/papers.ts';
import { SheetSelects } from '../../../buy/files/sheet-selects.tsx';
import { useSave } from '../../../buy/files/use-save.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Switch } from '../../../components/switch.tsx';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

interface SheetOfSeveralProps {
  photos: readonly GalleryPhoto[];
  onClose: () => void;
}

const copiesMax = 20;

export function SheetOfSeveral({ photos, onClose }: SheetOfSeveralProps) {
  const { t } = useTranslation('family');
  const language = useLanguage();
  const save = useSave();
  const [copiesOf, setCopiesOf] = useState<ReadonlyMap<string, number>>(new Map());
  const [hasNames, setHasNames] = useState(true);
  const [sheet, setSheet] = useState(() => usualSheet(photos[0]?.countryCode ?? ''));
  const chosen = [...copiesOf].map(([photoId, copies]) => ({ photoId, copies }));
  const total = chosen.reduce((sum, { copies }) => sum + copies, 0);
  const setCopies = (photoId: string, copies: number) =>
    setCopiesOf((before) => {
      // A map keeps the order in which photos were added, which is their order on the sheet.
      const after = new Map(before);
      if (copies > 0) after.set(photoId, Math.min(copiesMax, copies));
      else after.delete(photoId);
      return after;
    });
  const query = {
    photos: photoCountsText(chosen),
    ...sheet,
    names: hasNames ? 'below' : 'none',
    language,
  } as const;
  const { data: counted } = useQuery({
    queryKey: ['count-sheets', query],
    queryFn: () => call('countSheets', { query }),
    enabled: total > 0,
    placeholderData: keepPreviousData,
  });
  const download = () => {
    const address = requestLine('printSheet', { query }).url;
    save.mutate({ address, fileName: `vesika-photos-${sheet.paper}.${sheet.format}` });
  };
  return (
    <DialogFrame onOpenChange={onClose} title={t('sheet.title')} about={t('sheet.about')}>
      <div className="grid gap-5">
        <ul className="border border-line bg-sheet">
          {photos.map((photo) => (
            <SheetRow
              key={photo.photoId}
              photo={photo}
              copies={copiesOf.get(photo.photoId) ?? 0}
              isFull={chosen.length >= setMax && !copiesOf.get(photo.photoId)}
              onCopies={(copies) => setCopies(photo.photoId, copies)}
            />
          ))}
        </ul>
        <SheetSelects sheet={sheet} onChange={setSheet} />
        {photos.some(({ personName }) => personName !== null) && (
          <Switch checked={hasNames} onChange={setHasNames}>
            {t('sheet.names')}
          </Switch>
        )}
        <p role="status" className="min-h-5 text-sm">
          {total > 0 && counted && t('sheet.sheets', { count: counted.sheets })}
        </p>
        <Button
          variant="stamp"
          size="lg"
          busy={save.isPending}
          disabled={total === 0 || save.isPending}
          onClick={download}
        >
          {!save.isPending && <Icon name="download" />}
          {total === 0 ? t('sheet.none') : t('sheet.save', { count: total })}
        </Button>
      </div>
    </DialogFrame>
  );
}

interface SheetRowProps {
  photo: GalleryPhoto;
  copies: number;
  isFull: boolean;
  onCopies: (copies: number) => void;
}

function SheetRow({ photo, copies, isFull, onCopies }: SheetRowProps) {
  const { t } = useTranslation('family');
  const words = usePhotoWords(photo);
  const name = photo.personName ?? `${words.country} · ${words.document}`;
  return (
    <li className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-3.5 border-b border-line p-3 last:border-b-0">
      <img src={photo.thumbnailUrl} alt="" className="w-12 border border-line" />
      <div className="min-w-0 text-sm">
        <p className="leading-snug font-semibold">
          <bdi>{name}</bdi>
        </p>
        {photo.personName !== null && (
          <p className="text-ink-soft">{`${words.country} · ${words.document}`}</p>
        )}
        <p className="text-ink-soft">{words.size}</p>
      </div>
      <fieldset className="flex items-center">
        <legend className="sr-only">{t('sheet.copies', { photo: name })}</legend>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('sheet.fewer', { photo: name })}
          disabled={copies === 0}
          onClick={() => onCopies(copies - 1)}
        >
          <span aria-hidden="true">−</span>
        </Button>
        <output className="min-w-6 text-center tabular-nums">{copies}</output>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('sheet.more', { photo: name })}
          disabled={isFull || copies >= copiesMax}
          onClick={() => onCopies(copies + 1)}
        >
          <span aria-hidden="true">+</span>
        </Button>
      </fieldset>
    </li>
  );
}
