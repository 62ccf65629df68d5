import type { Language } from '@vesika/messages';

/** A text as its page shows it. Strings may hold links and code, which `LinkedText` renders. */
export interface Text extends ParsedText {
  language: Language;
}

export interface ParsedText {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** The key points, shown before the sections. */
  brief: string[];
  sections: Section[];
}

export interface Section {
  /** Part of public addresses and quoted by readers, so it must not change. */
  id: string;
  title: string;
  blocks: Block[];
  questions: Question[];
}

export interface Question {
  /** Anchor in public addresses that link to this answer. */
  id?: string;
  question: string;
  answer: string[];
}

export type Block =
  | { paragraph: string }
  | { list: string[] }
  | { steps: string[] }
  /** Cells of each row: an item, in some tables its purpose, and how long it is kept. */
  | { rows: string[][] }
  | { operator: true };
