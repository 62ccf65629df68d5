export const oftenAsked = ['rejected-photo', 'money-back', 'true-size', 'delete-account'];

export const helpAnchors = [...oftenAsked, 'accuracy'];
