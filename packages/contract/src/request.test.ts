import { describe, expect, it } from 'vitest';
import { type OperationAnswer, type OperationInput, requestLine } from './request.ts';

const photoId = '3f2c1a90-0000-4000-8000-000000000000';

describe('the request line of an operation', () => {
  it('has the method and the path', () => {
    expect(requestLine('listPackages')).toEqual({ method: 'GET', url: '/api/packages' });
  });

  it('fills what the path names, encoded', () => {
    expect(requestLine('v1DeletePhoto', { params: { photoId: 'a/b c' } })).toEqual({
      method: 'DELETE',
      url: '/api/v1/photos/a%2Fb%20c',
    });
  });

  it('appends what is asked for, and leaves out what is not given', () => {
    const query = { photoId, paper: 'a4', copies: 4, format: undefined } as const;
    expect(requestLine('printSheet', { query }).url).toBe(
      `/api/print-sheet?photoId=${photoId}&paper=a4&copies=4`,
    );
    expect(requestLine('listPhotos', { query: {} }).url).toBe('/api/photos');
  });
});

describe('the types of an operation', () => {
  it('take what its schemas take, and nothing else', () => {
    const refund: OperationInput<'requestRefund'> = { body: { purchaseId: photoId } };
    const unlock: OperationInput<'unlockPhoto'> = { params: { photoId } };
    // @ts-expect-error -- the id is missing
    const nameless: OperationInput<'getPhoto'> = {};
    // @ts-expect-error -- takes no body
    const bodied: OperationInput<'getPhoto'> = { params: { photoId }, body: {} };
    const answer: OperationAnswer<'revokeApiKey'> = { revoked: true };
    expect([refund, unlock, nameless, bodied, answer]).toHaveLength(5);
    // @ts-expect-error -- an operation with an id in its path needs it
    expect(requestLine('getPhoto', {}).url).toBe('/api/photos/undefined');
  });
});
