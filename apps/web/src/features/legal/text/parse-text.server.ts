import { lexer, type Token, type Tokens } from 'marked';
import type { Block, ParsedText, Question, Section } from './text.ts';

export const operatorMark = '{operator}';

export function parseText(markdown: string): ParsedText {
  const [, description, body] = frontMatter.exec(markdown) ?? [];
  if (description === undefined || body === undefined) throw new Error('a text has no description');
  const [title, lead, ...tokens] = lexer(body).filter(({ type }) => type !== 'space');
  const first = tokens.findIndex(isSectionStart);
  const intro = tokens.slice(0, first).map(readBlock);
  return {
    title: rawTextOf(title, 'heading'),
    description,
    lead: rawTextOf(lead, 'paragraph'),
    brief: intro.flatMap((block) => ('list' in block ? block.list : [])),
    sections: splitBefore(tokens.slice(first), isSectionStart).map(readSection),
  };
}

const frontMatter = /^---\ndescription: (.+)\n---\n(.*)$/s;
const headingId = /^(.+?)(?: \{#([\w-]+)\})?$/;

function isSectionStart(token: Token): boolean {
  return token.type === 'heading' && token.depth === 2;
}

function readSection([heading, ...tokens]: Token[]): Section {
  const { title, id } = readHeading(heading);
  if (id === undefined) throw new Error(`the section “${title}” has no address`);
  const isQuestion = (token: Token) => token.type === 'heading';
  const firstQuestion = tokens.findIndex(isQuestion);
  const blocks = firstQuestion < 0 ? tokens : tokens.slice(0, firstQuestion);
  const questions = firstQuestion < 0 ? [] : splitBefore(tokens.slice(firstQuestion), isQuestion);
  return { id, title, blocks: blocks.map(readBlock), questions: questions.map(readQuestion) };
}

function readQuestion([heading, ...answer]: Token[]): Question {
  const { title, id } = readHeading(heading);
  return {
    ...(id !== undefined && { id }),
    question: title,
    answer: answer.map((token) => rawTextOf(token, 'paragraph')),
  };
}

function readHeading(token: Token | undefined): { title: string; id?: string } {
  const [, title, id] = headingId.exec(rawTextOf(token, 'heading'))!;
  return { title: title!, id };
}

function readBlock(token: Token): Block {
  if (token.type === 'list') {
    const { items, ordered } = token as Tokens.List;
    const lines = items.map(({ text }) => text);
    return ordered ? { steps: lines } : { list: lines };
  }
  if (token.type === 'table') {
    return { rows: (token as Tokens.Table).rows.map((cells) => cells.map(({ text }) => text)) };
  }
  const paragraph = rawTextOf(token, 'paragraph');
  return paragraph === operatorMark ? { operator: true } : { paragraph };
}

function rawTextOf(token: Token | undefined, type: 'heading' | 'paragraph'): string {
  if (token?.type !== type) throw new Error(`a text has “${token?.raw}” in place of a ${type}`);
  return (token as Tokens.Heading | Tokens.Paragraph).text;
}

function splitBefore(tokens: readonly Token[], isStart: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [];
  for (const token of tokens) {
    if (isStart(token)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}
