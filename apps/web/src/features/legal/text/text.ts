import type { Language } from '@vesika/messages';

export interface Text extends ParsedText {
  language: Language;
}

export interface ParsedText {
  title: string;
  description: string;
  lead: string;
  brief: string[];
  sections: Section[];
}

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  questions: Question[];
}

export interface Question {
  id?: string;
  question: string;
  answer: string[];
}

export type Block =
  | { paragraph: string }
  | { list: string[] }
  | { steps: string[] }
  | { rows: string[][] }
  | { operator: true };
