import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Batch } from '@vesika/contract';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { fileSizeText } from '../../../buy/files/file-size.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { saveBlob } from '../../../shell/api/save-file.ts';
import { upload } from '../../../shell/api/upload.ts';
import { sentenceGap } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { batchesQuery } from '../api/batches.ts';
import { useBatchWords } from '../use-batch-words.ts';
import { ProgressBar } from './progress-bar.tsx';

const exampleList = [
  'file;name;country;document;variant;age',
  'ada.jpg;Ada Lovelace;DE;passport;;',
  'ada.jpg;Ada Lovelace;US;visa;;',
  'alan.jpg;Alan Turing;GB;passport;;4',
].join('\r\n');

export function AddFiles({ batch }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const words = useBatchWords();
  const { add, isAdding, share } = useAddFiles(batch.batchId);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    disabled: isAdding,
    onDrop: (files) => {
      if (files.length > 0) add(files);
    },
  });
  const percent = words.percent(share);
  return (
    <section className="grid gap-3">
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={`grid min-h-52 cursor-pointer content-center justify-items-center gap-3 border-2 border-dashed bg-sheet p-5 text-center transition-colors duration-150 hover:border-ink ${isDragActive ? 'border-guide bg-guide/6' : 'border-line-strong'}`}
      >
        <input {...getInputProps({ 'aria-label': t('add.drop') })} />
        <h2 className="text-xl font-semibold">{t('add.drop')}</h2>
        <Button variant={batch.items.waiting > 0 ? 'ink' : 'stamp'} size="lg" busy={isAdding}>
          {!isAdding && <Icon name="upload" />}
          {t('add.choose')}
        </Button>
        <div className="grid min-h-10 w-full max-w-md content-center" aria-live="polite">
          {isAdding ? (
            <ProgressBar
              share={share}
              label={t('add.uploading', { percent })}
              text={t('add.uploading', { percent })}
            />
          ) : (
            <Limits />
          )}
        </div>
      </div>
      <p className="max-w-[70ch] text-sm text-ink-soft">
        {t('add.listHint')}
        {sentenceGap(language)}
        <button
          type="button"
          className="inline-block min-h-6 font-medium text-ink underline underline-offset-4"
          onClick={() => saveBlob(new Blob([`\uFEFF${exampleList}`], { type: 'text/csv' }), 'vesika.csv')}
        >
          {t('add.example')}
        </button>
      </p>
    </section>
  );
}

function Limits() {
  const { t } = useTranslation('bulk');
  const { t: tUnits } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  const words = useBatchWords();
  const limits = useQuery(batchesQuery).data?.limits;
  if (!limits) return null;
  const size = (bytes: number) => fileSizeText(tUnits, language, Math.round(bytes / 2 ** 20) * 1_000_000);
  return (
    <p className="text-sm text-ink-soft">
      {t('add.limits', {
        fileSize: size(limits.fileBytes),
        files: words.number(limits.files),
        totalSize: size(limits.totalBytes),
      })}
    </p>
  );
}

const group = { files: 20, bytes: 40_000_000 };

function useAddFiles(batchId: string) {
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const adding = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const all = bytesOf(files);
      const { signal } = new AbortController();
      let sent = 0;
      setShare(0);
      for (const some of groupsOf(files)) {
        const onProgress = (bytes: number) => setShare(Math.min(1, (sent + bytes) / all));
        await upload('addToBatch', { params: { batchId } }, some, { signal, onProgress });
        sent += bytesOf(some);
        await queryClient.invalidateQueries({ queryKey: ['batches', batchId] });
      }
    },
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['batches', batchId] }),
  });
  return { add: adding.mutate, isAdding: adding.isPending, share };
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function groupsOf(files: readonly File[]): File[][] {
  const groups: File[][] = [];
  for (const file of files) {
    const last = groups.at(-1);
    const fits = last && last.length < group.files && bytesOf(last) + file.size <= group.bytes;
    if (fits) last.push(file);
    else groups.push([file]);
  }
  return groups;
}
