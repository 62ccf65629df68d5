import type { Catalogues } from '@vesika/messages';

type Texts = Catalogues['countries'];
/** Texts for a number have one key for each plural form. */
type KeyOf<Branch> = keyof Branch extends infer Key
  ? Key extends `${infer Counted}_${'one' | 'other'}`
    ? Counted
    : Key
  : never;

export type RequiredKey = KeyOf<Texts['rules']['required']>;
export type ForbiddenKey = KeyOf<Texts['rules']['forbidden']>;
export type AlternativeBackground = keyof Texts['backgrounds'];
/** The kind of text that supports a fact. 'checked' is a text of the authority itself, which pages leave unmarked. */
export type Support = 'checked' | keyof Texts['support'];

export type RuleValue =
  | number
  | { kind: 'formats'; formats: string[] }
  | { kind: 'colour'; name: string }
  | { kind: 'limit'; min: number | null; max: number | null; unit: 'mm' | 'kB' | 'dpi' }
  | { kind: 'pixels'; widthPx: number; heightPx: number }
  | { kind: 'conditions'; keys: (keyof Texts['conditions'])[] }
  | { kind: 'backgrounds'; keys: AlternativeBackground[] };

/** Source of a rule: the authority, a copy of its text, another source, or none, in which case the line states common practice. */
export type RestsOn = 'authority' | 'copy' | 'others' | 'usual';

export interface RuleItem<Key extends string = string> {
  key: Key;
  values?: Record<string, RuleValue>;
  rests: RestsOn;
}

/** The lines of a page about one subject of a record. */
export interface RuleLines {
  required: RuleItem<RequiredKey>[];
  forbidden: RuleItem<ForbiddenKey>[];
}
