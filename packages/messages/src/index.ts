export { type Catalogues, loadCatalogue, type Namespace, namespaces, pageNamespaces } from './catalogue.ts';
export { formatDate } from './date.ts';
export {
  directionOf,
  fallbackLanguage,
  isLanguage,
  type Language,
  languageNames,
  languages,
  localeOf,
} from './languages.ts';
export { formatList } from './list.ts';
export { loadNotes, type NoteText, noteTexts } from './notes.ts';
export { formatPeriod } from './period.ts';
export {
  formatChange,
  formatExactly,
  formatLimit,
  formatNumber,
  formatRange,
  type QuantityUnit,
} from './quantity.ts';
export {
  createBulkTranslator,
  createMailTranslator,
  createPaymentTranslator,
  createRuleTranslator,
  createSupplyTranslator,
  createTranslator,
  type LimitTranslator,
  type RuleTranslator,
  type Translator,
} from './translator.ts';
