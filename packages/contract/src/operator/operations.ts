import { operatorActs } from './acts.ts';
import { operatorOpenFace, operatorPerson, operatorSearch } from './people.ts';

/** All operations of the operator's desk. */
export const operatorOperations = {
  operatorSearch,
  operatorPerson,
  operatorOpenFace,
  operatorActs,
};
