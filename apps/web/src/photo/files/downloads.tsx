import { type FinishedFile, type Paper, requestLine } from '@vesika/contract';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { BuyAction, type OnBuy } from './buy-action.tsx';
import { fileSizeText } from './file-size.ts';
import { papers, type SheetFormat, sheetFormats, usualPaper } from './papers.ts';
import { useSave } from './use-save.ts';

/** A clean photo, whether it was made just now or lies in the gallery. */
export interface SavablePhoto {
  photoId: string;
  countryCode: string;
  files: readonly FinishedFile[];
  /** The package contains print sheets. */
  sheet: boolean;
}

interface DownloadsProps {
  photo: SavablePhoto;
  /** Nothing speaks against handing it in: the first file is the thing to take. */
  usable: boolean;
  onBuy: OnBuy;
}

const formats = ['jpg', 'png'] as const;
const fileIcons = { jpg: 'upload', png: 'layers' } as const;

/** The three things people come for: a file for the form, a file without loss, a sheet for the printer. */
export function Downloads({ photo, usable, onBuy }: DownloadsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t('download.title')}
      </h2>
      <ul className="border border-line bg-sheet">
        {formats.map((format) => {
          const file = photo.files.find((made) => made.format === format);
          if (file) return <FileRow key={format} file={file} first={usable && format === 'jpg'} />;
          const name = t(`download.${format}.name`);
          return <LockedRow key={format} icon={fileIcons[format]} name={name} onBuy={onBuy} />;
        })}
        {photo.sheet ? (
          <SheetRow photo={photo} />
        ) : (
          <LockedRow icon="scissors" name={t('download.sheet.name')} onBuy={onBuy} />
        )}
      </ul>
    </section>
  );
}

function FileRow({ file, first }: { file: FinishedFile; first: boolean }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const save = useSave();
  const name = t(`download.${file.format}.name`);
  const size = fileSizeText(t, language, file.bytes);
  return (
    <Row
      icon={fileIcons[file.format]}
      name={name}
      about={t(`download.${file.format}.about`, { size })}
      action={
        <SaveButton
          file={name}
          first={first}
          busy={save.isPending}
          onSave={() => save.mutate({ address: file.downloadUrl, fileName: file.fileName })}
        />
      }
    />
  );
}

function SheetRow({ photo }: { photo: SavablePhoto }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const save = useSave();
  const [paper, setPaper] = useState<Paper>(() => usualPaper(photo.countryCode));
  const [format, setFormat] = useState<SheetFormat>('pdf');
  const name = t('download.sheet.name');
  return (
    <Row
      icon="scissors"
      name={name}
      about={t('download.sheet.about')}
      action={
        <SaveButton
          file={name}
          busy={save.isPending}
          onSave={() =>
            save.mutate({
              address: requestLine('printSheet', {
                query: { photoId: photo.photoId, paper, format, language },
              }).url,
              fileName: `${baseName(photo)}-${paper}.${format}`,
            })
          }
        />
      }
    >
      <div className="flex flex-wrap gap-2">
        <Select
          label={t('download.sheet.paper')}
          value={paper}
          onChange={setPaper}
          options={papers.map((option) => [option, t(`engine:papers.${option}`)])}
        />
        <Select
          label={t('download.sheet.format')}
          value={format}
          onChange={setFormat}
          options={sheetFormats.map((option) => [option, option.toUpperCase()])}
        />
      </div>
    </Row>
  );
}

/** What the package does not contain is shown, with what would bring it. */
function LockedRow({ icon, name, onBuy }: { icon: IconName; name: string; onBuy: OnBuy }) {
  const { t } = useTranslation();
  return (
    <Row
      icon={icon}
      name={name}
      about={t('download.locked.about')}
      locked
      action={
        <BuyAction
          onBuy={onBuy}
          look="outline"
          size="icon"
          aria-label={t('download.locked.action', { file: name })}
        >
          <Icon name="lock" />
        </BuyAction>
      }
    />
  );
}

interface RowProps {
  icon: IconName;
  name: string;
  about: string;
  locked?: boolean;
  action: ReactNode;
  children?: ReactNode;
}

function Row({ icon, name, about, locked = false, action, children }: RowProps) {
  return (
    <li
      className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 border-b border-line p-3.5 ps-4 last:border-b-0 ${locked ? 'bg-sunk' : ''}`}
    >
      <Icon name={icon} className="size-6 text-ink-soft" />
      <div>
        <p className={`leading-snug font-semibold ${locked ? 'text-ink-soft' : ''}`}>{name}</p>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      {action}
      {children && <div className="col-start-2 col-end-4">{children}</div>}
    </li>
  );
}

interface SaveButtonProps {
  /** Its name. */
  file: string;
  first?: boolean;
  busy: boolean;
  onSave: () => void;
}

function SaveButton({ file, first = false, busy, onSave }: SaveButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      look={first ? 'stamp' : 'outline'}
      size="icon"
      busy={busy}
      disabled={busy}
      aria-label={t(busy ? 'download.busy' : 'download.action', { file })}
      onClick={onSave}
    >
      {!busy && <Icon name="download" />}
    </Button>
  );
}

function baseName(photo: SavablePhoto): string {
  return (photo.files[0]?.fileName ?? 'vesika').replace(/\.[a-z]+$/, '');
}
