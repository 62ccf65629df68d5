import type { OperationAnswer } from '@vesika/contract';

export type Person = OperationAnswer<'operatorPerson'>;
