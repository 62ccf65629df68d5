/** What a report says, in all languages. The engine knows no words. */
export { amountWords } from './amounts.ts';
export { type ReportWords, reportWords } from './report-words.ts';
