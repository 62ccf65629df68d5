import type { Paper, ProcessedPhoto } from '@vesika/contract';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetAddress } from '../../api/save-file.ts';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Select } from '../../components/select.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { fileSizeText } from './file-size.ts';
import { papers, type SheetFormat, sheetFormats, usualPaper } from './papers.ts';
import { useSave } from './use-save.ts';

/** The three things people come for: a file for the form, a file without loss, a sheet for the printer. */
export function Downloads({ photo, usable }: { photo: ProcessedPhoto; usable: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="download-title">
      <h2 id="download-title" className="sr-only">
        {t('download.title')}
      </h2>
      <ul className="border border-line bg-sheet">
        {photo.files.map((file) => (
          <FileRow key={file.format} file={file} first={usable && file.format === 'jpg'} />
        ))}
        <SheetRow photo={photo} />
      </ul>
    </section>
  );
}

function FileRow({ file, first }: { file: ProcessedPhoto['files'][number]; first: boolean }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const save = useSave();
  const size = fileSizeText(t, language, file.bytes);
  return (
    <DownloadRow
      icon={file.format === 'jpg' ? 'upload' : 'layers'}
      name={t(`download.${file.format}.name`)}
      about={t(`download.${file.format}.about`, { size })}
      first={first}
      busy={save.isPending}
      onSave={() => save.mutate({ address: file.downloadUrl, fileName: file.fileName })}
    />
  );
}

function SheetRow({ photo }: { photo: ProcessedPhoto }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const save = useSave();
  const [paper, setPaper] = useState<Paper>(() => usualPaper(photo.requirement.countryCode));
  const [format, setFormat] = useState<SheetFormat>('pdf');
  return (
    <DownloadRow
      icon="scissors"
      name={t('download.sheet.name')}
      about={t('download.sheet.about')}
      busy={save.isPending}
      onSave={() =>
        save.mutate({
          address: sheetAddress({ photoId: photo.photoId, paper, format, language }),
          fileName: `${baseName(photo)}-${paper}.${format}`,
        })
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
    </DownloadRow>
  );
}

interface DownloadRowProps {
  icon: IconName;
  name: string;
  about: string;
  first?: boolean;
  busy: boolean;
  onSave: () => void;
  children?: ReactNode;
}

function DownloadRow({ icon, name, about, first = false, busy, onSave, children }: DownloadRowProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 border-b border-line p-3.5 ps-4 last:border-b-0">
      <Icon name={icon} className="size-6 text-ink-soft" />
      <div>
        <p id={id} className="leading-snug font-semibold">
          {name}
        </p>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <Button
        look={first ? 'stamp' : 'outline'}
        size="icon"
        busy={busy}
        disabled={busy}
        aria-label={t(busy ? 'download.busy' : 'download.action', { file: name })}
        onClick={onSave}
      >
        {!busy && <Icon name="download" />}
      </Button>
      {children && <div className="col-start-2 col-end-4">{children}</div>}
    </li>
  );
}

function baseName(photo: ProcessedPhoto): string {
  return (photo.files[0]?.fileName ?? 'vesika').replace(/\.[a-z]+$/, '');
}
