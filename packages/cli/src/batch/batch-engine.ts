import type { Engine } from '@vesika/engine';
import { warningsFor } from '@vesika/requirements';
import { Command } from 'commander';
import { describeFailure } from '../failure.ts';
import { readOriginal } from '../input-files.ts';
import { cropsOnly } from '../making-options.ts';
import { writeOutput } from '../output-files.ts';
import { photoRequest } from '../photo-run.ts';
import { chosenDocument } from '../requirement-choice.ts';
import { makeSheet } from '../sheets.ts';
import { loadTexts, type Texts } from '../texts.ts';
import type { BatchResult } from './journal.ts';
import type { BatchTask, FromBatchEngine } from './protocol.ts';

/** An engine in its own process, so that a picture that crashes it affects no other. It is not a command for people. */
export function batchEngineCommand(): Command {
  return new Command('batch-engine').argument('<threads>').action(async (threads: string) => {
    const texts = await loadTexts();
    const { openEngine } = await import('@vesika/engine');
    const engine = await openEngine({ threads: Number(threads) });
    const send = (message: FromBatchEngine) => void process.send?.(message);
    // Exits when the parent process is gone.
    process.on('disconnect', () => process.exit());
    process.on('message', (task: BatchTask) => {
      void makePhotos(engine, task, texts, (result) => send({ kind: 'result', result })).then(() =>
        send({ kind: 'done' }),
      );
    });
    send({ kind: 'ready' });
    await new Promise(() => {});
  });
}

/** Observes the photo once and makes one photo per document; a failure of one does not affect the others. */
async function makePhotos(
  engine: Engine,
  { path, documents, options }: BatchTask,
  texts: Texts,
  onResult: (result: BatchResult) => void,
): Promise<void> {
  let source: Buffer | undefined;
  let observation: Awaited<ReturnType<Engine['observe']>> | undefined;
  for (const { document, key, stem, subject } of documents) {
    const { answer } = chosenDocument(document);
    const cropOnly = cropsOnly(answer.requirement, options);
    const warnings = warningsFor(answer.requirement, { mayEdit: !cropOnly }).map(({ code }) => code);
    const blank = { key, ...subject, warnings, failed: [], undetermined: [], outputs: [] };
    try {
      source ??= await readOriginal(path);
      observation ??= await engine.observe(source);
      const pictures = options.formats.filter((format) => format !== 'pdf');
      const request = photoRequest(answer, options, {
        background: options.background,
        cropOnly,
        ...(options.dpi === null ? {} : { dpi: options.dpi }),
        formats: pictures.length === 0 ? ['jpg'] : pictures,
      });
      const { files, report } = await engine.compose(source, observation, request);
      const outputs: string[] = [];
      for (const { format, bytes } of files) {
        if (!options.formats.includes(format)) continue;
        await writeOutput(`${stem}.${format}`, bytes);
        outputs.push(`${stem}.${format}`);
      }
      const [first] = files;
      if (options.formats.includes('pdf') && first) {
        const { widthMm, heightMm } = answer.requirement.size;
        const photos = [{ bytes: first.bytes, widthMm, heightMm }];
        const sheet = await makeSheet(photos, { paper: options.sheet, format: 'pdf' }, texts);
        await writeOutput(`${stem}.pdf`, sheet.bytes);
        outputs.push(`${stem}.pdf`);
      }
      const judged = (verdict: 'fail' | 'undetermined') =>
        report.checks.filter((check) => check.verdict === verdict).map(({ id }) => id);
      const [failed, undetermined] = [judged('fail'), judged('undetermined')];
      const result = failed.length > 0 ? 'rules-failed' : 'made';
      onResult({ ...blank, result, error: null, failed, undetermined, outputs });
    } catch (thrown) {
      const { code, title, exitCode } = describeFailure(thrown, texts);
      onResult({ ...blank, result: 'failed', error: { code, title, exitCode } });
    }
  }
}
