import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Check, type CheckId, questionsOf } from '@vesika/report';
import { judgePhoto } from '../../packages/engine/src/judge-photo.ts';
import type { DefaultPerson } from '../people/default-people.ts';
import { paintRuleOf, type WallVerdict, wallVerdict } from '../walls/wall-verdict.ts';
import type { Wreck } from '../wrecks/wreck.ts';
import { childOf } from './child-of.ts';
import { type DefaultDocument, defaultDocuments } from './default-documents.ts';
import type { DefaultPicture } from './default-pictures.ts';
import type { MeasuredPicture } from './default-worker.ts';

/** The photo that a person gets for a document without asking for anything. */
export interface DefaultPhoto {
  person: DefaultPerson;
  /** 'GB passport' */
  document: string;
  /** Whether the wall is seen in the photo because the authority refuses edits. */
  cropOnly: boolean;
  /** The studio's own wall, or what follows from the physical parameters of a drawn one. */
  wall: 'own' | WallVerdict;
  kind: string;
  seed: number | null;
  wreck: Wreck | null;
  fault: string | null;
  checks: Check[];
  fails: CheckId[];
  questions: CheckId[];
  /** Undetermined checks that ask nothing. */
  doubts: CheckId[];
  /** Those of them that say how close the value is to its limit, with the chance that it is inside. */
  stated: CheckId[];
  /** Error code if no photo was made. */
  refused: string | null;
}

/** What these portraits are and not what the product did: they have too few pixels or too little room for some documents. */
const ofOriginal: ReadonlySet<CheckId> = new Set<CheckId>(['upscaling', 'source-completeness']);
/** Men who do hold the chin too high: their ears are far below their eyes (decision 029). */
const chinRaised: ReadonlySet<string> = new Set(['london/105_neutral.jpg', 'london/140_neutral.jpg']);

const workersMax = 2;

export async function photographDefaultWay(
  pictures: readonly DefaultPicture[],
  onPicture: (done: number) => void = () => {},
): Promise<DefaultPhoto[]> {
  const people = [...new Set(pictures.map(({ person }) => person.path))];
  const workers = Math.min(workersMax, people.length);
  let done = 0;
  const shares = await Promise.all(
    Array.from({ length: workers }, (_, k) =>
      measureShare(
        pictures.filter(({ person }) => people.indexOf(person.path) % workers === k),
        () => onPicture(++done),
      ),
    ),
  );
  return shares
    .flat()
    .flatMap((measured) =>
      defaultDocuments
        .filter(({ name }) => measured.picture.documents.includes(name))
        .map((document) => judged(measured, document)),
    );
}

function measureShare(
  pictures: readonly DefaultPicture[],
  onPicture: () => void,
): Promise<MeasuredPicture[]> {
  const worker = fork(join(import.meta.dirname, 'default-worker.ts'), {
    // The processes of tests do not load TypeScript by themselves.
    execArgv: ['--import', '@oxc-node/core/register'],
  });
  const measured: MeasuredPicture[] = [];
  return new Promise((resolve, reject) => {
    worker.on('message', (one) => {
      measured.push(one as MeasuredPicture);
      onPicture();
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      measured.length === pictures.length
        ? resolve(measured)
        : reject(new Error(`worker ended with ${code}`)),
    );
    worker.send(pictures);
  });
}

function judged({ picture, facts, photos }: MeasuredPicture, document: DefaultDocument): DefaultPhoto {
  const { person, wall, wreck, fault } = picture;
  const { name, requirement, cropOnly } = document;
  const base = {
    person,
    document: name,
    cropOnly,
    wall: facts ? wallVerdict(facts, paintRuleOf(requirement)) : ('own' as const),
    kind: wall?.kind ?? 'own',
    seed: wall?.seed ?? null,
    wreck,
    fault,
  };
  const measured = photos[name]!;
  if (typeof measured === 'string')
    return { ...base, checks: [], fails: [], questions: [], doubts: [], stated: [], refused: measured };
  const { checks } = judgePhoto(measured, { requirement, ...childOf(person, requirement) });
  const questions: CheckId[] = questionsOf(checks);
  const doubts = idsOf(checks, 'undetermined').filter((id) => !questions.includes(id));
  const isTrue = (id: CheckId) =>
    ofOriginal.has(id) || (id === 'head-pose-pitch' && chinRaised.has(person.path));
  return {
    ...base,
    checks,
    fails: idsOf(checks, 'fail').filter((id) => !isTrue(id)),
    questions,
    doubts,
    stated: checks.flatMap(({ id, chanceInside }) => (chanceInside === undefined ? [] : [id])),
    refused: null,
  };
}

function idsOf(checks: readonly Check[], verdict: Check['verdict']): CheckId[] {
  return checks.flatMap((check) => (check.verdict === verdict ? [check.id] : []));
}
