/** Carries the language that a visitor has chosen, so that pages are rendered in it; no secret. */
export const languageCookie = 'language';

/** Carries the currency that a visitor has chosen on a price list. */
export const currencyCookie = 'currency';

/** How long these choices last. */
export const choiceCookieDays = 365;

/** What the public texts tell of this service in figures and names: set by its operator or held to by its code. */
export interface ServiceFacts {
  /** Null where the operator has set nothing. */
  operator: Record<'name' | 'address' | 'email' | 'translationServiceUrl', string | null>;
  /** Whether a mailed link does in place of a password. */
  signsInByMail: boolean;
  /** False in test mode: nobody is charged. */
  chargesCards: boolean;
  originalsDays: number;
  originalsVisitorHours: number;
  /** Also how long the session of a visitor lives. */
  finishedVisitorDays: number;
  endedSessionDays: number;
  choiceCookieDays: number;
  linkHours: number;
  mailedCodeHours: number;
  uploadMegabytes: number;
  passwordCharactersMin: number;
  previewsPerDay: number;
  /** The same original for the same document is free so long. */
  revisionDays: number;
  /** One click gives the money back so long. */
  refundDays: number;
  /** In which a rejected photo can be reported. */
  rejectionDays: number;
  /** By then a refund has been handled. */
  refundHours: number;
}
