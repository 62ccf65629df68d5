/** The report in words, in every language. The engine itself contains no words. */
export { amountWords } from './amounts.ts';
export { type ReportWords, reportWords } from './report-words.ts';
