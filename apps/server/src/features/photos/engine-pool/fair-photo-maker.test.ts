import { expect, it } from 'vitest';
import { fairPhotoMaker } from './fair-photo-maker.ts';
import type { PhotoMaker } from './photo-maker.ts';

/** A maker whose photos end when told. */
function openMaker() {
  const begun: (() => void)[] = [];
  const makePhoto = () => new Promise<never>((resolve) => begun.push(() => resolve(undefined as never)));
  const maker = { makePhoto } as unknown as PhotoMaker;
  return { begun, fair: fairPhotoMaker(maker, { perAddress: 2, waitingMax: 2 }) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const by = (owner: string, address = owner, signal?: AbortSignal) => ({
  requester: { owner, address },
  ...(signal && { signal }),
});

it('has one photo of a caller under way, and lets him wait for himself alone', async () => {
  const { begun, fair } = openMaker();
  const own = [1, 2, 3].map(() => fair.makePhoto({} as never, by('one')));
  await expect(fair.makePhoto({} as never, by('one'))).rejects.toMatchObject({ code: 'busy' });
  void fair.makePhoto({} as never, by('two'));
  await settled();
  expect(begun).toHaveLength(2);
  for (const number of [2, 3, 4]) {
    begun[number === 2 ? 0 : number - 1]!();
    await settled();
  }
  await Promise.all(own);
  expect(begun).toHaveLength(4);
});

it('gives an address no more than its places, however many callers are behind it', async () => {
  const { begun, fair } = openMaker();
  const many = ['a', 'b', 'c', 'd'].map((owner) => fair.makePhoto({} as never, by(owner, 'home')));
  await settled();
  expect(begun).toHaveLength(2);
  for (let next = 0; next < 4; next++) {
    begun[next]!();
    await settled();
  }
  await Promise.all(many);
});

it('forgets who leaves while waiting', async () => {
  const { begun, fair } = openMaker();
  const leaving = new AbortController();
  void fair.makePhoto({} as never, by('one'));
  const left = fair.makePhoto({} as never, by('one', 'one', leaving.signal));
  const last = fair.makePhoto({} as never, by('one'));
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'request-cancelled' });
  begun[0]!();
  await settled();
  begun[1]!();
  await last;
  expect(begun).toHaveLength(2);
});
