import { type FinishedFile, requestLine } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useSession } from '../../shell/session/session-provider.tsx';
import type { OnBuy } from './buy-action.tsx';
import { LockedRow, Row, SavedRow } from './download-row.tsx';
import { fileSizeText } from './file-size.ts';
import { type LabScale, LabScaleSelects } from './lab-scale-selects.tsx';
import { type SheetChoice, usualPaper, usualSheet } from './papers.ts';
import { PrintAdvice } from './print-advice.tsx';
import { SheetSelects } from './sheet-selects.tsx';
import { useMailPhoto } from './use-mail-photo.ts';
import type { FileToSave } from './use-save.ts';

interface SavablePhoto {
  photoId: string;
  countryCode: string;
  files: readonly FinishedFile[];
  sheet: boolean;
}

interface DownloadsProps {
  photo: SavablePhoto;
  usable: boolean;
  onBuy: OnBuy;
}

const formats = ['jpg', 'png'] as const;
const fileIcons = { jpg: 'upload', png: 'pictures' } as const;

export function Downloads({ photo, usable, onBuy }: DownloadsProps) {
  const { t } = useTranslation();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <TitledSection title={t('download.title')} headingClass="sr-only">
      <ul className="border border-line bg-sheet">
        {formats.map((format) => {
          const file = photo.files.find((made) => made.format === format);
          if (file) return <FileRow key={format} file={file} first={usable && format === 'jpg'} />;
          const name = t(`download.${format}.name`);
          return <LockedRow key={format} icon={fileIcons[format]} name={name} onBuy={onBuy} />;
        })}
        {photo.sheet ? (
          <>
            <SheetRow photo={photo} />
            <LabRow photo={photo} />
          </>
        ) : (
          <LockedRow icon="scissors" name={t('download.sheet.name')} onBuy={onBuy} />
        )}
        <ArchiveRow photo={photo} />
        {isSignedIn && <MailRow photo={photo} />}
      </ul>
      {photo.sheet && <PrintAdvice countryCode={photo.countryCode} />}
    </TitledSection>
  );
}

function FileRow({ file, first }: { file: FinishedFile; first: boolean }) {
  const { t } = useTranslation(['web', 'engine']);
  const size = fileSizeText(t, useLanguage(), file.bytes);
  return (
    <SavedRow
      icon={fileIcons[file.format]}
      name={t(`download.${file.format}.name`)}
      about={t(`download.${file.format}.about`, { size })}
      first={first}
      file={{ address: file.downloadUrl, fileName: file.fileName }}
    />
  );
}

function SheetRow({ photo }: { photo: SavablePhoto }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [sheet, setSheet] = useState(() => usualSheet(photo.countryCode));
  return (
    <SavedRow
      icon="scissors"
      name={t('download.sheet.name')}
      about={t('download.sheet.about')}
      file={sheetFile(photo, sheet, language)}
    >
      <SheetSelects sheet={sheet} onChange={setSheet} />
    </SavedRow>
  );
}

function LabRow({ photo }: { photo: SavablePhoto }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const paper = usualPaper(photo.countryCode);
  const [lab, setLab] = useState<LabScale>({ dpi: 300, rulerPrintedMm: 50 });
  return (
    <SavedRow
      icon="printer"
      name={t('download.lab.name')}
      about={t('download.lab.about', { dpi: lab.dpi, paper: t(`engine:papers.${paper}`) })}
      file={sheetFile(photo, { paper, format: 'jpg', ...lab }, language)}
    >
      <LabScaleSelects paper={paper} lab={lab} onChange={setLab} />
    </SavedRow>
  );
}

function sheetFile(
  photo: SavablePhoto,
  sheet: Pick<SheetChoice, 'paper' | 'format'> & Partial<LabScale>,
  language: Language,
): FileToSave {
  return {
    address: requestLine('printSheet', { query: { photoId: photo.photoId, ...sheet, language } }).url,
    fileName: `${baseName(photo)}-${sheet.paper}.${sheet.format}`,
  };
}

function ArchiveRow({ photo }: { photo: SavablePhoto }) {
  const { t } = useTranslation();
  const query = { paper: usualPaper(photo.countryCode), language: useLanguage() };
  const address = requestLine('photoArchive', { params: { photoId: photo.photoId }, query }).url;
  return (
    <SavedRow
      icon="layers"
      name={t('download.all.name')}
      about={t('download.all.about')}
      file={{ address, fileName: `${baseName(photo)}.zip` }}
    />
  );
}

function MailRow({ photo }: { photo: SavablePhoto }) {
  const { t } = useTranslation();
  const mail = useMailPhoto(photo);
  return (
    <Row
      icon="envelope"
      name={t('download.mail.name')}
      about={t('download.mail.about')}
      action={
        <Button busy={mail.isPending} onClick={() => mail.mutate()}>
          {t('download.mail.action')}
        </Button>
      }
    />
  );
}

function baseName(photo: SavablePhoto): string {
  return (photo.files[0]?.fileName ?? 'vesika').replace(/\.[a-z]+$/, '');
}
