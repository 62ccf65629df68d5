import { queryOptions } from '@tanstack/react-query';
import type { InputArguments, OperationAnswer, OperationId, OperationInput } from '@vesika/contract';
import { call } from '../../shell/api/call.ts';

/** The answer of an operation. It is read again after every act of an operator. */
export function answerOf<Id extends OperationId>(id: Id, ...[input]: InputArguments<OperationInput<Id>>) {
  return queryOptions({
    queryKey: ['operator', id, input],
    queryFn: ({ signal }): Promise<OperationAnswer<Id>> => call(id, { ...input, signal } as never),
  });
}
