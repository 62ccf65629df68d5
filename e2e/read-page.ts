import { Parser } from 'htmlparser2';

/** Facts of a page for machines and people, read from its HTML alone. */
export interface PageFacts {
  lang: string;
  dir: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  pictures: string[];
  robots: string[];
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  /** Texts of the first-level headings. */
  headings: string[];
  ids: Set<string>;
  /** Ids that occur more than once. */
  doubleIds: string[];
  links: PageLink[];
  /** Addresses of scripts, styles, fonts and pictures. */
  resources: string[];
  /** Blocks of JSON, unparsed. */
  structuredData: string[];
  /**
   * Every visible or spoken text, piece by piece, without links to other sites and without parts in another language.
   */
  texts: string[];
}

interface PageLink {
  href: string;
  /** Set if a link changes the language on purpose. */
  hreflang: string;
}

const spokenAttributes = ['alt', 'title', 'aria-label', 'placeholder'] as const;
const silent = new Set(['script', 'style', 'template']);

export function readPage(html: string): PageFacts {
  const facts = noFacts();
  const open: { name: string; isForeign: boolean }[] = [];
  let title: string | undefined;
  let heading: string | undefined;
  let data: string | undefined;
  let isForeignLink = false;
  const opened = (name: string) => open.some((each) => each.name === name);

  const parser = new Parser({
    onopentag(name, attributes) {
      const isForeign = Boolean(facts.lang && attributes.lang && attributes.lang !== facts.lang);
      open.push({ name, isForeign });
      noteElement(facts, name, attributes);
      if (name === 'title' && !opened('svg')) title = '';
      if (name === 'h1') heading = '';
      if (name === 'script' && attributes.type === 'application/ld+json') data = '';
      if (name === 'a') isForeignLink = /^https?:/.test(attributes.href ?? '');
    },
    ontext(text) {
      if (data !== undefined) data += text;
      if (title !== undefined) title += text;
      if (heading !== undefined) heading += text;
      if (
        text.trim() &&
        !isForeignLink &&
        !open.some(({ name, isForeign }) => isForeign || silent.has(name))
      ) {
        facts.texts.push(text);
      }
    },
    onclosetag(name) {
      open.pop();
      if (name === 'title' && title !== undefined) title = void facts.titles.push(title);
      if (name === 'h1' && heading !== undefined) heading = void facts.headings.push(heading);
      if (name === 'script' && data !== undefined) data = void facts.structuredData.push(data);
      if (name === 'a') isForeignLink = false;
    },
  });
  parser.end(html);
  return facts;
}

function noFacts(): PageFacts {
  return {
    lang: '',
    dir: '',
    titles: [],
    descriptions: [],
    canonicals: [],
    pictures: [],
    robots: [],
    alternates: {},
    headings: [],
    ids: new Set(),
    doubleIds: [],
    links: [],
    resources: [],
    structuredData: [],
    texts: [],
  };
}

type Attributes = Record<string, string>;

function noteElement(facts: PageFacts, name: string, attributes: Attributes): void {
  const { id } = attributes;
  if (id !== undefined) {
    if (facts.ids.has(id)) facts.doubleIds.push(id);
    facts.ids.add(id);
  }
  facts.texts.push(...spokenAttributes.flatMap((attribute) => attributes[attribute] ?? []));
  if (name === 'html') [facts.lang, facts.dir] = [attributes.lang ?? '', attributes.dir ?? ''];
  if (name === 'meta') noteMeta(facts, attributes);
  if (name === 'link') noteHeadLink(facts, attributes);
  if (name === 'a' && attributes.href !== undefined) {
    facts.links.push({ href: attributes.href, hreflang: attributes.hreflang ?? '' });
  }
  if (attributes.src !== undefined) facts.resources.push(attributes.src);
  const candidates = attributes.srcset?.split(',') ?? [];
  facts.resources.push(...candidates.map((candidate) => candidate.trim().split(/\s/)[0]!));
}

function noteMeta(facts: PageFacts, { name, property, content = '' }: Attributes): void {
  if (name === 'description') facts.descriptions.push(content);
  if (name === 'robots') facts.robots.push(content);
  if (property === 'og:image') facts.pictures.push(content);
  if (name === 'description' || property === 'og:title') facts.texts.push(content);
}

function noteHeadLink(facts: PageFacts, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') facts.canonicals.push(href);
  else if (rel === 'alternate' && hreflang) facts.alternates[hreflang] = href;
  else facts.resources.push(href);
}
