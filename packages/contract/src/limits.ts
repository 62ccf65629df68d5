/** Limits of what people enter, named as a form field names them; the schemas are made from the same numbers. */
export const limits = {
  /** Name of a voucher, an institution or a batch. */
  label: { maxLength: 100 },
  apiKeyName: { maxLength: 60 },
  ownDocumentName: { maxLength: 80 },
  message: { minLength: 10, maxLength: 5000 },
  rejectionReason: { maxLength: 1000 },
  search: { minLength: 2, maxLength: 320 },
  operatorReason: { minLength: 3, maxLength: 500 },
  siteNote: { maxLength: 500 },
  checkAnswer: { minLength: 10, maxLength: 2000 },
  amount: { max: 100_000 },
  packageCredits: { min: 1, max: 10_000 },
  validityDays: { min: 1, max: 3650 },
  /** Uses of a voucher, or people of an institution. */
  people: { min: 1, max: 1_000_000 },
  checkCredits: { min: 1, max: 20 },
  checkMinutes: { min: 1, max: 240 },
} as const;
