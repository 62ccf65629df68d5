import type { Deputies } from '../features/accounts/index.ts';
import { pauseBatchesOf } from '../features/bulk/index.ts';
import { deleteApiKeysOf } from '../features/public-api/index.ts';
import { deleteEndpointsOf } from '../features/webhooks/index.ts';

export const deputies: Deputies = {
  revoke: async (tx, userId) => {
    await deleteApiKeysOf(tx, userId);
    await deleteEndpointsOf(tx, userId);
  },
  pause: pauseBatchesOf,
};
