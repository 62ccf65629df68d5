const creditsMax = 1_000_000;

/** A typed limit; an empty field means that there is none. */
export const limitRules = {
  read: (typed: string): number | null => (typed.trim() === '' ? null : Number(typed)),
  isValid: (typed: string): boolean => {
    const credits = limitRules.read(typed);
    return credits === null || (Number.isInteger(credits) && credits >= 1 && credits <= creditsMax);
  },
};
