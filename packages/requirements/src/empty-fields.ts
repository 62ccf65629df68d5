/** Kept apart from the schema so that reading a record does not load a validator; tests compare the two. */

/** A fact that a record may lack: null, or with the fields that its file omits. */
class Fact {
  readonly empty: object;
  constructor(empty: object) {
    this.empty = empty;
  }
}

/** Fields that a file omits if nothing is known. */
const evidence = { source: null };
/** Evidence of facts that every record has but that may be empty. */
const unverified = { level: 'unverified', ...evidence };
const band = {
  minMm: null,
  maxMm: null,
  targetMm: null,
  px: new Fact({ min: null, max: null }),
  ...unverified,
};
const noted = { note: null, ...evidence };
const route = {
  kind: null,
  appliesTo: [],
  since: null,
  transferCode: null,
  refusedCaptures: [],
  details: [],
  variant: null,
  ...evidence,
};
const record = {
  guideSlug: null,
  supply: { ...route, otherwise: [route] },
  edits: { refused: [], saidBy: null, ...noted },
  discontinued: new Fact({ since: null, ...evidence }),
  size: { derivedFromPx: false, alternatives: [], upTo: null, confirmedBy: [], ...evidence },
  pixels: {
    widthPx: null,
    heightPx: null,
    minWidthPx: null,
    minHeightPx: null,
    maxWidthPx: null,
    maxHeightPx: null,
    ...unverified,
  },
  headHeight: { maxMm: null, targetMm: null, ...evidence },
  eyeLineFromBottom: band,
  topMargin: band,
  headWidth: band,
  chinMargin: band,
  faceCentreFromSide: band,
  background: { alternatives: [], refused: [], ...noted },
  glasses: new Fact({ conditions: [], ...noted }),
  expression: new Fact(noted),
  headCovering: new Fact({
    exceptions: [],
    proof: false,
    compulsoryFor: new Fact({ fromAgeYears: null }),
    ...noted,
  }),
  appearance: new Fact({ rules: [], ...noted }),
  caption: new Fact(evidence),
  minDpi: new Fact({ of: 'picture', ...evidence }),
  photoAgeMonthsMax: new Fact(evidence),
  file: { minKb: null, maxKb: null, formats: null, ...unverified },
  print: { copies: null, finish: null, borderless: null, back: [], ...unverified },
  specialNotes: [],
  officialRefs: [],
  validFrom: null,
  validUntil: null,
  checkedOn: null,
  inheritsFrom: null,
};
const capturedDocument = { supply: record.supply, checkedOn: null };
const source = { address: null, date: null };
const childRule = {
  relaxed: [],
  leftOpen: [],
  headHeight: new Fact({ source: new Fact(source) }),
  guidance: [{ source }],
  source,
};

/** In: an object as stored. Out: the same with every field of the schema. */
export const withEmptyFields = {
  record: <T>(stored: object): T => filled(stored, record) as T,
  capturedDocument: <T>(stored: object): T => filled(stored, capturedDocument) as T,
  childRule: <T>(stored: object): T => filled(stored, childRule) as T,
  source: <T>(stored: object): T => filled(stored, source) as T,
  change: <T>(stored: object): T => filled(stored, { facts: [], before: {} }) as T,
};

/** A list with one item describes all items of a stored list. */
function filled(value: unknown, empty: unknown): unknown {
  if (empty instanceof Fact) return value === undefined || value === null ? null : filled(value, empty.empty);
  if (Array.isArray(empty)) {
    return (Array.isArray(value) ? value : []).map((each) => (empty[0] ? filled(each, empty[0]) : each));
  }
  if (empty === null || typeof empty !== 'object') return value === undefined ? empty : value;
  const fields = Object.entries(empty).map(([name, each]) => [
    name,
    filled((value as Record<string, unknown> | undefined)?.[name], each),
  ]);
  return { ...(value as object | undefined), ...Object.fromEntries(fields) };
}
