import type { Verdict } from '@vesika/report';

/** All texts of the certificate; the engine itself contains none. */
export interface CertificateRequest {
  /** Encoded JPEG, shown small. */
  photo: Buffer;
  /** BCP 47; selects Chinese or Japanese glyphs, and is written into the file. */
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Document that the photo is for. */
  subtitle: string;
  date: Date;
  /** Facts about the file. The two longest come last, since each gets its own line. */
  facts: readonly CertificateFact[];
  /** Line above the checks, such as how many pass. */
  summary: string;
  checks: readonly CertificateCheck[];
  changes: CertificateList;
  proof: CertificateList;
  /** States what the certificate confirms and what it does not. */
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
  /** Measured value, or the user's confirmation. */
  value: string;
  /** Limit and source. */
  rule: string;
}

export interface CertificateList {
  title: string;
  lines: readonly string[];
}
