/** Shown as usual, not as a rule, where nothing is published. */
export const usualAgeMonthsMax = 6;
export const usualDpiMin = 300;
