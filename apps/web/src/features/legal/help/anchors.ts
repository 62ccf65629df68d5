export const frequentAnchors = ['rejected-photo', 'money-back', 'true-size', 'delete-account'];

export const helpAnchors = [...frequentAnchors, 'accuracy'];
