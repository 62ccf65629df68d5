/** Anchors of the most requested answers, the most urgent first. */
export const oftenAsked = ['rejected-photo', 'money-back', 'true-size', 'delete-account'];

/** Public anchors of answers; the landing page leads to the accuracy. */
export const helpAnchors = [...oftenAsked, 'accuracy'];
