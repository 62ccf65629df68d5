import type { Verdict } from '@vesika/report';

/** Everything that stands on the page, in words: the engine knows no texts. */
export interface CertificateOrder {
  /** An encoded JPEG, shown small. */
  photo: Buffer;
  /** BCP 47; decides between Chinese and Japanese shapes of letters, and goes into the file. */
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** What it is a photo for. */
  subtitle: string;
  date: Date;
  /** What is told of the file. The two longest come last, since each has a line to itself. */
  facts: readonly CertificateFact[];
  /** Above the checks, such as how many pass. */
  summary: string;
  checks: readonly CertificateCheck[];
  changes: CertificateList;
  proof: CertificateList;
  /** What the document is, and is not. */
  statement: string;
}

export interface CertificateFact {
  label: string;
  value: string;
}

export interface CertificateCheck {
  name: string;
  verdict: Verdict;
  verdictName: string;
  /** What was measured, or that a person said so. */
  value: string;
  /** Limit and source. */
  rule: string;
}

export interface CertificateList {
  title: string;
  lines: readonly string[];
}
