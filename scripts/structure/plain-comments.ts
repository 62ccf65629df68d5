/** A comment that is no plain sentence, with the words that make it one. */
interface OddComment {
  line: number;
  words: string;
  text: string;
}

/** Openers of fragments without a main clause; a question may begin with any of them. */
const fragment = new RegExp(
  `^(?:${[
    '(?:Of|How|Who|Whom|Whose|Whoever|Whatever|Nobody|Somebody|Likewise|The one|Such as)\\b',
    'What (?:is|are|was|were|has|have|a|an|the|to)\\b',
    'Not (?:a|an|the|of|in|by|for|so|to)\\b',
    'So (?:many|much|long)\\b',
    'As (?:it|they|many|much|few) ',
    // A main clause follows a comma or a short phrase, such as "Without storage the choice is lost."
    'Where [^,]*\\.(?: |$)',
    '(?:As|By|From|Without)(?: [^ .,]+){1,3}\\.(?: |$)',
  ].join('|')})(?![^.]*\\?)`,
);

/** Words that are translated literally, or that hide who does what. */
const oddWord = new RegExp(
  `\\b(?:${[
    'mend(?:s|ed|ing)?',
    'keeps? house',
    '(?:is|are|was|were|be|been) told(?! apart)',
    'told (?:of|by|to|from|as)',
    'somebody',
    'whoever',
    'for ever',
    'looked at',
    'beside the repository',
  ].join('|')})\\b`,
  'i',
);

const blockComment = /(?<=^|[\s{(,])\/\*\*?\s([\s\S]*?)\*\//gm;
const lineComments = /^[ \t]*\/\/ (.*(?:\n[ \t]*\/\/.*)*)/gm;

/** Finds comments in TypeScript or JavaScript that open with a fragment or use an odd word. */
export function oddComments(source: string): OddComment[] {
  return [...source.matchAll(blockComment), ...source.matchAll(lineComments)].flatMap(
    ({ 1: body, index }) => {
      const text = textOf(body!);
      const words = (fragment.exec(text) ?? oddWord.exec(text))?.[0];
      return words === undefined ? [] : [{ line: source.slice(0, index).split('\n').length, words, text }];
    },
  );
}

/** Words for which the field has a better one: reported, stored, options, corrected. */
const dialect = /\b(?:told|kept|wish(?:e[sd])?|mended)\b/i;
const title = /^\s*(?:it|describe|test)(?:\.\w+)*\((['"`])(.*?)\1/gm;

/** Titles of tests that use a word of a dialect instead of the field's. */
export function oddTitles(source: string): string[] {
  return [...source.matchAll(title)].map(([, , text]) => text!).filter((text) => dialect.test(text));
}

export const isOddFileName = (path: string): boolean =>
  dialect.test(path.split('/').at(-1)!.replaceAll(/[-.]/g, ' '));

/** Joins the lines of a comment, without code in backquotes and quotations. */
function textOf(body: string): string {
  return body
    .replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ')
    .replace(/(?<= )(?:`[^`]*`|"[^"]*"|“[^”]*”)/g, '…')
    .trim();
}
