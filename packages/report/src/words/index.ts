/** Reports and requirements in words, in every language. The engine itself contains no words. */
export { amountWords } from './amounts.ts';
export { childRuleSentences } from './child-rule-words.ts';
export { type ReportWords, reportWords } from './report-words.ts';
export {
  acceptedSizesText,
  bandText,
  colourName,
  expressionKeys,
  expressionSentence,
  fileSizeLimitText,
  glassesConditionKeys,
  glassesSentences,
  headCoveringPhrases,
  limitText,
  pixelsText,
  resolutionText,
  sizeText,
} from './rule-words.ts';
export { sourceName } from './source-name.ts';
