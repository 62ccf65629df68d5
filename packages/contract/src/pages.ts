/** Cookie with the visitor's language, so that pages are rendered in it; not a secret. */
export const languageCookie = 'language';

/** Cookie with the currency chosen on a price list. */
export const currencyCookie = 'currency';

export const choiceCookieDays = 365;

/** Figures and names in the public texts, set by the operator or enforced by the code. */
export interface ServiceFacts {
  /** Null if the operator has not set it. */
  operator: Record<'name' | 'address' | 'email' | 'translationServiceUrl', string | null>;
  /** Whether people can sign in by a mailed link instead of a password. */
  signsInByMail: boolean;
  /** False in test mode, which charges nobody. */
  chargesCards: boolean;
  originalsDays: number;
  originalsVisitorHours: number;
  /** Lifetime of a visitor's photos and session. */
  finishedVisitorDays: number;
  endedSessionDays: number;
  choiceCookieDays: number;
  linkHours: number;
  mailedCodeHours: number;
  uploadMegabytes: number;
  passwordCharactersMin: number;
  previewsPerDay: number;
  /** Period in which the same original for the same document is free. */
  revisionDays: number;
  /** Period in which one click refunds the purchase. */
  refundDays: number;
  /** Period in which a rejected photo can be reported. */
  rejectionDays: number;
  /** Time within which a refund is processed. */
  refundHours: number;
}
