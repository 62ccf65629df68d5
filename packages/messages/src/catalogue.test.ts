import { describe, expect, it } from 'vitest';
import { loadCatalogue, type Namespace, namespaces } from './catalogue.ts';
import { type Language, languages, localeOf } from './languages.ts';
import { loadNotes } from './notes.ts';

type Texts = Record<string, string>;

const pluralForm = /_(zero|one|two|few|many|other)$/;
const english = await textsOf('en');
const others = languages.filter((language) => language !== 'en');

describe.each(languages)('the catalogues in %s', (language) => {
  it('have every key and no other, with the plural forms of the language', async () => {
    expect(Object.keys(await textsOf(language)).sort()).toEqual(expectedKeys(language).sort());
  });

  it('insert the same values as English', async () => {
    const texts = Object.entries(await textsOf(language));
    const wrong = texts.filter(([key, text]) => !insertsAlike(text, englishOf(key), key));
    expect(wrong).toEqual([]);
  });

  it('write units as the language does', async () => {
    const texts = await textsOf(language);
    const written = (key: string) =>
      texts[`engine:units.${key}`]!.replaceAll(/\{\{value\}\}|[\s\u2066\u2069]/g, '');
    for (const [key, unit] of Object.entries(intlUnits)) {
      expect(unitWords(language, unit), key).toContain(written(key).toLowerCase());
    }
  });

  it('contain neither empty texts nor stray whitespace', async () => {
    const texts = Object.entries(await textsOf(language));
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
  });
});

it.each(languages.filter((language) => !['tr', 'zh', 'ja'].includes(language)))(
  'a number precedes a word only in texts with plural forms in %s',
  async (language) => {
    const texts = Object.entries(await textsOf(language));
    const without = texts.filter(([key]) => !pluralForm.test(key) && !(key in oneFormIsEnough));
    expect(without.filter(([, text]) => numberBesideWord.test(text))).toEqual([]);
  },
);

it.each(others)('nothing is left in English in %s', async (language) => {
  const texts = Object.entries(await textsOf(language));
  const same = texts.filter(([key, text]) => text === englishOf(key)).map(([key]) => key);
  expect(same.filter((key) => !mayBeEnglish(language, key))).toEqual([]);
});

it('French sets a no-break space before double punctuation and inside quotation marks', async () => {
  const texts = Object.entries(await textsOf('fr'));
  expect(texts.filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([]);
});

it('Italian addresses the reader with tu', async () => {
  const texts = Object.entries(await textsOf('it'));
  expect(texts.filter(([, text]) => politeItalian.test(text))).toEqual([]);
});

it('no full stop follows a Russian date, which ends with its own', async () => {
  const texts = Object.entries(await textsOf('ru'));
  expect(texts.filter(([, text]) => text.includes('{{date}}.'))).toEqual([]);
});

/** A credit note is the paper that follows a refund. */
const credit: Partial<Record<Language, RegExp>> = {
  en: /\bcredits?\b(?! card| note)/i,
  de: /\bcredits?\b/i,
  tr: /\bkredi(?!.? ?kart)/i,
  es: /(?<!tarjetas? de )crédito/i,
  fr: /crédit/i,
  it: /(?<!carta di |nota di )\bcredit[oi]\b/i,
  pt: /(?<!cartão de |cartões de |nota de )crédito/i,
  ru: /(?<!ак)кредит(?!-нот)/i,
  zh: /额度/,
  ja: /クレジット(?!カード)/,
};

it.each(Object.entries(credit))('customers buy photos and no credits in %s', async (language, word) => {
  const texts = Object.entries(await textsOf(language as Language));
  // A credit note is the document of a refund.
  const ofCustomers = texts.filter(([key]) => !/^(api|developers|webhooks|operator):|creditNote/.test(key));
  expect(ofCustomers.filter(([, text]) => word.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

it('says nothing to customers in words of engineers, and does not doubt itself', async () => {
  const ofCustomers = Object.entries(english).filter(
    ([key]) => !/^(api|developers|webhooks|operator):|^engine:variants/.test(key),
  );
  const words = /undetermined|undated|\bpoll|\brecords?\b|couldn’t (tell|find out)|^Requirements change\./i;
  expect(ofCustomers.filter(([, text]) => words.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([]);
});

describe('the wording that the product lays down', () => {
  it.each([
    ['web:requirements.title', '{{country}} Gereksinimleri'],
    ['web:prepare.action', 'Fotoğrafımı Hazırla'],
    ['web:drop.title', 'Fotoğrafınızı yükleyin'],
    ['web:drop.active', 'Fotoğrafı buraya bırakın'],
    ['web:drop.hint', 'veya tıklayarak bir dosya seçin'],
    ['web:drop.formats', 'JPG, PNG veya WEBP • Maksimum 10MB'],
    ['web:validation.countryFirst', 'Lütfen önce bir ülke seçin'],
    ['web:validation.photoAndCountry', 'Lütfen fotoğraf ve ülke seçin'],
    ['web:download.done', 'Fotoğraf indirildi!'],
    ['web:result.heading', 'Fotoğrafınız hazır!'],
    ['web:toast.ready', 'Fotoğrafınız hazır!'],
    ['engine:documents.passport', 'Pasaport'],
    ['engine:documents.visa', 'Vize'],
    ['engine:documents.id', 'Kimlik'],
    ['dashboard:package.none.title', 'Paket Yok'],
    ['dashboard:package.buy', 'Paket Al'],
    ['payments:status.completed', 'Tamamlandı'],
    ['payments:status.pending', 'Beklemede'],
    ['dashboard:gallery.delete.done', 'Fotoğraf silindi'],
    ['account:toast.invalidEmail', 'Geçersiz E-posta'],
    ['account:toast.invalidPassword', 'Geçersiz Şifre'],
    ['account:validation.newPassword', 'Şifre en az 6 karakter olmalıdır'],
    ['account:toast.passwordsDiffer', 'Şifreler Eşleşmiyor'],
    ['account:validation.passwordsDiffer', 'Lütfen aynı şifreyi iki kez girin'],
    ['account:fields.passwordHint', 'En az 6 karakter olmalıdır'],
    ['account:toast.error', 'Hata'],
    ['account:toast.resetMailed.title', 'E-posta Gönderildi!'],
    ['account:toast.resetMailed.body', 'Şifre sıfırlama bağlantısı e-posta adresinize gönderildi.'],
    ['account:toast.mailed.title', 'Email Gönderildi'],
    ['account:toast.passwordUpdated.title', 'Şifre Güncellendi!'],
    ['account:toast.passwordUpdated.body', 'Yeni şifreniz başarıyla kaydedildi. Giriş yapabilirsiniz.'],
  ])('tr %s is "%s"', async (key, text) => {
    expect((await textsOf('tr'))[key]).toBe(text);
  });

  it.each([
    ['web:country.placeholder', 'Select a country...'],
    ['web:country.empty', 'No country found.'],
    ['web:country.loading', 'Loading countries...'],
    ['web:header.toggleTheme', 'Toggle theme'],
    ['web:header.selectLanguage', 'Select language'],
    ['web:validation.title', 'Invalid File'],
    ['web:validation.size', 'File must be less than 10MB'],
    ['web:validation.type', 'File must be a JPEG, PNG, or WEBP image'],
    ['web:notFound.title', 'Oops! Page not found'],
    ['web:notFound.home', 'Return to Home'],
    ['account:toast.validation', 'Validation Error'],
    ['account:validation.email', 'Invalid email address'],
    ['account:validation.password', 'Password must be at least 6 characters'],
    ['account:toast.signUpFailed', 'Sign Up Failed'],
    ['account:toast.accountCreated.title', 'Account Created!'],
    ['account:toast.accountCreated.body', "You've been signed in successfully."],
    ['account:toast.signInFailed', 'Sign In Failed'],
    ['account:toast.welcome.title', 'Welcome back!'],
    ['account:toast.welcome.body', "You've been signed in successfully."],
    ['payments:purchase.start', 'Get Started'],
    ['guides:mistakes.risk', 'High Risk'],
    ['countries:rules.do', 'DO'],
    ['countries:rules.dont', "DON'T"],
    ['countries:rules.requiredTitle', 'Required'],
    ['countries:rules.forbiddenTitle', 'Not Allowed'],
    ['countries:landing.all', 'See All Countries'],
    ['countries:landing.create', 'Create Photo Now'],
    ['countries:call.guarantee', '100% compliance guarantee • Money-back if rejected'],
  ])('en %s is "%s"', (key, text) => {
    expect(english[key]).toBe(text);
  });
});

/** A number followed by a word that inflects with it; in Turkish, Chinese and Japanese no word does. */
const numberBesideWord =
  /\{\{(count|number|hours|days|seconds|shots|bits|checks|passed|failed|undetermined|total|remaining|levels|age|\w+Days)\}\}\u2069?\s+\p{L}/u;

/** Imperatives and pronouns of the polite form that no other person shares. */
const politeItalian =
  /(?<!\p{L})(Scelga|Inserisca|Prema|Scriva|Legga|[Rr]iprovi|[Gg]lielo|[Ll]e (scriviamo|serve)|[Ss]e vuole|^(La sua|Il suo|Ha (fatto|un codice)))(?!\p{L})/u;

/** Reasons why a text needs no plural forms. */
const ofAnother = 'what is counted is the other number, which is large';
const worded = 'the number comes with its unit, which has its forms in `landing:spans`';
const manyCountries = 'counts the countries of the data, never a few';
const fixed = 'the number stands in the source, and the sentence is written for it';
const anAge = 'said as an age, and the same for every age';
const ofGuarantee = 'the days and hours of the guarantee are so many that they share a form';
const oneFormIsEnough: Record<string, string> = {
  'web:guarantee.first': ofGuarantee,
  'web:guarantee.click': ofGuarantee,
  'engine:errors.refund-not-possible.action': ofGuarantee,
  'pricing:meta.description': ofGuarantee,
  'pricing:moneyBack.title': ofGuarantee,
  'payments:refund.money': ofGuarantee,
  'payments:refund.states.requested': ofGuarantee,
  'mail:receipt.refundable': ofGuarantee,
  'mail:receipt.guest.about': ofGuarantee,
  'mail:receipt.guest.refundable': ofGuarantee,
  'dashboard:package.others.item': ofAnother,
  'dashboard:credits.left': ofAnother,
  'payments:history.creditsLeft': ofAnother,
  'engine:certificate.proof.unchanged': ofAnother,
  'adjust:proof.verdict': ofAnother,
  'showcase:untouched.text': ofAnother,
  'engine:values.summary': ofAnother,
  'showcase:sample.report': 'the figures of the one sample that is shown',
  'landing:guarantee.refund.text': worded,
  'landing:hero.offer': worded,
  'landing:comparison.time.studio': worded,
  'landing:faq.time.answer': worded,
  'landing:faq.rejected.answer': worded,
  'landing:faq.privacy.answer': worded,
  'landing:head.summary': 'the number of checks, always large',
  'web:result.toFixMore': 'two at least; one has a text of its own',
  'guides:take.camera.timer': fixed,
  'guides:take.shots.many': fixed,
  'guides:requirements.universal.quality.text': fixed,
  'countries:rules.required.headCoveringWomenFrom': anAge,
  'supply:covering.womenFrom': anAge,
  ...Object.fromEntries(
    ['landing', 'all'].flatMap((page) =>
      ['passport', 'visa', 'id'].flatMap((document) =>
        ['description', 'lead'].map((text) => [`countries:${page}.${document}.${text}`, manyCountries]),
      ),
    ),
  ),
};

const intlUnits = { mm: 'millimeter', kB: 'kilobyte', MB: 'megabyte' } as const;

/** The unit's long, short and narrow forms as Intl writes them beside a number. */
function unitWords(language: Language, unit: string): string[] {
  return (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) =>
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay })
      .formatToParts(10)
      .filter(({ type }) => type === 'unit')
      .map(({ value }) => value.trim().toLowerCase()),
  );
}

/** Texts by key with namespace, such as `web:drop.title`. */
async function textsOf(language: Language): Promise<Texts> {
  const all = await Promise.all(namespaces.map((namespace) => textsIn(language, namespace)));
  return Object.assign({}, ...all, Object.fromEntries(flatten(await loadNotes(language), 'notes:')));
}

async function textsIn(language: Language, namespace: Namespace): Promise<Texts> {
  return Object.fromEntries(flatten(await loadCatalogue(language, namespace), `${namespace}:`));
}

function flatten(branch: object, path: string): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : flatten(value, `${path}${name}.`),
  );
}

function expectedKeys(language: Language): string[] {
  const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
  const keys = Object.keys(english).flatMap((key) =>
    pluralForm.test(key)
      ? pluralCategories.map((category) => key.replace(pluralForm, `_${category}`))
      : [key],
  );
  return [...new Set(keys)];
}

/** The English text of a key. Plural forms that English lacks fall back to its general form. */
function englishOf(key: string): string {
  return english[key] ?? english[key.replace(pluralForm, '_other')] ?? '';
}

/** A plural form for a single number, such as the Arabic dual, may omit the number. */
function insertsAlike(text: string, model: string, key: string): boolean {
  const inserted = placeholders(text);
  const wanted = placeholders(model);
  const free = pluralForm.test(key) && !key.endsWith('_other') ? 'count' : null;
  return (
    inserted.every((name) => wanted.includes(name)) &&
    wanted.every((name) => name === free || inserted.includes(name))
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
}

function mayBeEnglish(language: Language, key: string): boolean {
  return sameEverywhere.some((pattern) => pattern.test(key)) || (sameIn[language] ?? []).includes(key);
}

/** Symbols, names and file formats are the same in every language. */
const sameEverywhere = [
  /^engine:units\./,
  /^engine:papers\./,
  /^web:meta\.brand$/,
  /^(dashboard:navigation\.api|api:page\.title)$/,
  /^payments:plans\.pro\.name$/,
  /^mail:(receipt\.amount|invoice\.line)$/,
  /^engine:values\.(line|uncertainty|pixels|millimetres)$/,
  /^engine:certificate\.(subtitle|rule)$/,
  /^report:expert\.timings\.ms$/,
  /^landing:figures\.atLeast$/,
  // Sizes, and documents that keep their original name.
  /^engine:variants\.(plain-\d+x\d+|small-two-inch-35x45|green-card|oyster-photocard)$/,
  /^own:form\.(mm|px)$/,
  /^signature:result\.size$/,
  /^engine:namedDocuments\.(AE|AF|US)-id$/,
  // Sentences follow one another, and no word stands between them.
  /^web:failure\.sentences$/,
  // Quotation marks.
  /^landing:testimonials\.quote$/,
];

/** Words that are spelt alike in both languages, or borrowed. */
const sameIn: Partial<Record<Language, readonly string[]>> = {
  es: [
    'webhooks:page.title',
    'bulk:report.no',
    'supply:faq.no',
    'engine:regions.Asia',
    'web:result.original',
    'account:toast.error',
    'report:questions.options.digital-alteration.unaltered',
  ],
  fr: [
    'api:manage.photos',
    'webhooks:page.title',
    'bulk:new.document',
    'bulk:report.document',
    'bulk:report.file',
    'countries:backgrounds.beige',
    'countries:evidence.sources_one',
    'countries:evidence.sources_other',
    'engine:documents.visa',
    'engine:regions.Europe',
    'engine:sheet.photos_one',
    'engine:sheet.photos_other',
    'web:footer.photos',
    'web:steps.document',
    'web:steps.photo',
    'web:result.original',
    'web:result.centre',
    'web:report.source',
    'web:toast.region',
    'dashboard:navigation.menu',
    'payments:credits.photos_one',
    'payments:credits.photos_other',
    'payments:reasons.correction',
    'payments:history.date',
    'payments:statement.date',
    'adjust:controls.rotation.name',
    'adjust:proof.rotation',
    'engine:checks.compression-artifacts.name',
  ],
  de: [
    'api:manage.credits',
    'webhooks:page.title',
    'countries:rules.forbidden.selfie',
    'bulk:report.person',
    'bulk:report.problem',
    'web:result.original',
    'payments:history.status',
    'api:form.name',
    'payments:plans.starter.name',
    'payments:plans.business.name',
    'guides:mistakes.problem',
    'pricing:compare.scales.support',
    'report:expert.name',
    'operator:offers.code',
  ],
  it: [
    'web:result.tools.report',
    'report:list.title',
    'original:rules.report',
    'bulk:report.no',
    'supply:faq.no',
    'countries:backgrounds.beige',
    'engine:regions.Asia',
    'engine:regions.Africa',
    'engine:regions.Oceania',
    'account:fields.password',
    'account:profile.about.title',
    'account:profile.password.title',
    'dashboard:navigation.menu',
    'report:groups.file',
    'report:questions.options.digital-alteration.unaltered',
  ],
  pt: [
    'webhooks:page.title',
    'engine:regions.Oceania',
    'legal:operator.email',
    'web:result.original',
    'dashboard:navigation.menu',
    'operator:settings.checks.backup',
  ],
};
