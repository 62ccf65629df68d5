import { archives } from './families/archives.ts';
import { backup } from './families/backup.ts';
import { bombs } from './families/bombs.ts';
import { brokenPictures } from './families/broken-pictures.ts';
import { disguises } from './families/disguises.ts';
import { factors } from './families/factors.ts';
import { forms } from './families/forms.ts';
import { handOff } from './families/hand-off.ts';
import { json } from './families/json.ts';
import { limits } from './families/limits.ts';
import { links } from './families/links.ts';
import { metadata } from './families/metadata.ts';
import { otherPeople } from './families/other-people.ts';
import { preHijack } from './families/pre-hijack.ts';
import { requests } from './families/requests.ts';
import { tokens } from './families/tokens.ts';
import { vouchers } from './families/vouchers.ts';
import { webhooks } from './families/webhooks.ts';
import type { Family } from './hostile-case.ts';

/** Families that exhaust a rate limit come last, because the address is refused afterwards. */
export const families: readonly Family[] = [
  ...[requests, forms, json, otherPeople, links, handOff, webhooks, vouchers, tokens, preHijack, factors],
  ...[disguises, metadata, brokenPictures, bombs, archives],
  backup,
  limits,
];
