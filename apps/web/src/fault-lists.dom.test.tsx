import { fireEvent, render, screen } from '@testing-library/react';
import type { BatchFile, RulesChange } from '@vesika/contract';
import { languages, pageNamespaces } from '@vesika/messages';
import {
  type Check,
  type CheckId,
  causesOf,
  checkIds,
  type OriginalReport,
  type PhotoReport,
} from '@vesika/report';
import i18next from 'i18next';
import { type ComponentProps, createRef, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DespiteFailedChecks } from './buy/files/despite-failed-checks.tsx';
import { FileTable } from './features/bulk/batch/file-table.tsx';
import { RulesNotice } from './features/photo-report/rules-notice.tsx';
import { PrepareActions } from './features/wizard/prepare-actions.tsx';
import { VerdictSentence } from './features/wizard/result/verdict-sentence.tsx';
import { CheckRow } from './report/check-row.tsx';
import type { ReportedPhoto } from './report/reported-photo.ts';
import { startTexts } from './shell/i18n/setup.ts';
import { OriginalCheck } from './take/original/check/original-check.tsx';
import { pageAt } from './testing/page-at.tsx';

vi.mock('./shell/session/session-provider.tsx', () => ({
  useSession: () => ({ status: 'guest', user: null, since: 'always' }),
}));

const failed = checkIds.map((id) => ({
  id,
  verdict: 'fail',
  value: 1,
  unit: 'count',
  evidence: 'measured',
  limit: { min: null, max: null },
  uncertainty: null,
  source: { title: 'A rule', address: null, date: null, basis: 'official' },
  advice: null,
  remedy: 'retake',
})) as unknown as Check[];
const report = { ok: false, checks: failed, answers: {} } as unknown as PhotoReport;
const original = { findings: failed } as unknown as OriginalReport;
const inspected = { original } as ComponentProps<typeof OriginalCheck>;
const nothing = () => undefined;

const lists: Record<string, () => ReactElement> = {
  'the verdict of the wizard': () => <VerdictSentence report={report} />,
  'the reason to retake a photo': () => (
    <PrepareActions
      countryCode={null}
      inspection={{ stage: 'done', original } as never}
      prepareButton={createRef()}
      onReplace={null}
      onPrepare={nothing}
      onAnother={nothing}
    />
  ),
  'the inspection of an original': () => <OriginalCheck {...inspected} />,
  'a row of the report': () => (
    <ul>
      {failed.map((check) => (
        <CheckRow
          key={check.id}
          check={check}
          photo={{} as ReportedPhoto}
          address=""
          onPoint={nothing}
          onChoose={nothing}
        />
      ))}
    </ul>
  ),
  'the question before buying': () => (
    <DespiteFailedChecks failed={checkIds} usesCredit action="buy" onStart={nothing}>
      open
    </DespiteFailedChecks>
  ),
  'the notice of changed requirements': () => (
    <RulesNotice
      change={{ judgedAt: '2026-01-01', checks: failed, differences: [] } as unknown as RulesChange}
    />
  ),
  'the table of many photos': () => (
    <FileTable
      batchId="1"
      isStarted
      files={[
        {
          fileId: '1',
          name: 'a.jpg',
          person: null,
          problem: null,
          items: [
            {
              itemId: '1',
              state: 'rules-failed',
              document: { countryCode: 'DE', documentType: 'passport', variant: null },
              photo: { photoId: '1', failed: checkIds, questions: [] },
            },
          ],
        } as unknown as BatchFile,
      ]}
    />
  ),
};

/** Lists that leave out faults which another fault causes. */
const listsOfCauses = [
  'the verdict of the wizard',
  'the reason to retake a photo',
  'the inspection of an original',
];

// On a phone, rows of failed checks are closed.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterAll(() => void vi.unstubAllGlobals());
afterAll(() => startTexts('en', pageNamespaces));

describe.each([...languages])('in %s', (language) => {
  it.each(Object.entries(lists))('%s names each fault and never its opposite', async (name, list) => {
    await startTexts(language, pageNamespaces);
    render(list(), { wrapper: pageAt().wrapper });
    const opener = screen.queryByText('open');
    if (opener) fireEvent.click(opener);
    const shown = plain(document.body.textContent ?? '');
    const faults = checkIds.map((id) => textOf(id, 'fault'));
    const listed = listsOfCauses.includes(name) ? causesOf(failed).map(({ id }) => id) : checkIds;
    expect(listed.map((id) => textOf(id, 'fault')).filter((fault) => !shown.includes(fault))).toEqual([]);
    const rest = longestFirst(faults).reduce((text, fault) => text.replaceAll(fault, ''), shown);
    expect(rightNames().filter((name) => rest.includes(name))).toEqual([]);
  });
});

/** Names that say what is right. Neutral names, such as “Glasses” or “Brightness”, can also be part of a sentence. */
function rightNames(): string[] {
  return (
    ['mouth-closed', 'eyes-open', 'source-completeness', 'photo-of-photo', 'no-head-coverings'] as const
  )
    .map((id) => textOf(id, 'name'))
    .filter((name) => !checkIds.some((id) => textOf(id, 'fault').includes(name)));
}

function textOf(id: CheckId, part: 'name' | 'fault'): string {
  return plain(i18next.t(`engine:checks.${id}.${part}` as never) as string);
}

function plain(text: string): string {
  return text.replace(/[\u200b\u2060\p{Bidi_Control}]/gu, '').replaceAll('\u00a0', ' ');
}

function longestFirst(texts: string[]): string[] {
  return texts.toSorted((one, other) => other.length - one.length);
}
