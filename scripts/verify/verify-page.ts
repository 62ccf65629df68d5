import type { CitedPage, Statement } from './cited-pages.ts';
import { findStatement } from './find-statement.ts';
import { textOf } from './page-text.ts';
import { type FetchPage, PageFailed } from './polite-fetch.ts';

/** A statement that the page no longer makes in this form. */
export interface Changed {
  statement: Statement;
  /** Sentence or numbers that were not found. */
  before: string;
  /** The passage of the page that comes nearest; empty if none does. */
  after: string;
}

/** `holds`: everything is still there. `changed`: the page can be read, and something is not. */
export type Verified = { page: CitedPage } & (
  | { outcome: 'holds' }
  | { outcome: 'changed'; changed: Changed[] }
  | { outcome: 'gone'; why: string }
  | { outcome: 'unreadable'; why: string }
);

/** Pages with less text are pictures, scans, or filled in by a script. */
const lettersMin = 80;

export async function verifyPage(page: CitedPage, fetchPage: FetchPage): Promise<Verified> {
  let bytes: Buffer;
  try {
    bytes = await fetchPage(page.address);
  } catch (error) {
    if (!(error instanceof PageFailed)) throw error;
    const why = [error.reason, error.status].filter(Boolean).join(' ');
    const isGone = error.status === 404 || error.status === 410;
    return { page, outcome: isGone ? 'gone' : 'unreadable', why };
  }
  const text = await textOf(bytes);
  if (text.replaceAll(/\s/g, '').length < lettersMin) return { page, outcome: 'unreadable', why: 'no text' };
  const changed = page.statements.flatMap((statement): Changed[] => {
    const found = findStatement(text, statement);
    return found.holds ? [] : [{ statement, before: found.missing, after: found.nearest }];
  });
  return changed.length === 0 ? { page, outcome: 'holds' } : { page, outcome: 'changed', changed };
}
