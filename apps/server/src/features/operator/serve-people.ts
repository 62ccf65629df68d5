import { operatorActs, operatorOpenFace, operatorPerson, operatorSearch } from '@vesika/contract';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { thumbnailKey } from '../photos/index.ts';
import { actsBefore } from './acts.ts';
import type { Desk } from './desk.ts';
import { findPeople } from './find-people.ts';
import { findPerson, findPhoto } from './person.ts';
import { storyOf } from './story.ts';

/** The link to a face expires before it can be of use to others. */
const faceLinkSeconds = 60;

export function servePeople(desk: Desk, { db, storage }: Pick<Platform, 'db' | 'storage'>): void {
  desk.read(operatorSearch, async ({ query }) => ({ people: await findPeople(db, query.text) }));

  desk.read(operatorPerson, async ({ params, headers }) => {
    const person = await findPerson(db, params.personId);
    const language = acceptedLanguage(headers['accept-language']);
    const user = person.kind === 'visitor' ? undefined : person.user;
    return {
      personId: person.personId,
      email: person.email,
      kind: person.kind,
      isLocked: Boolean(user?.lockedAt),
      isOperator: Boolean(user?.operatorSince),
      story: await storyOf(db, person, language),
    };
  });

  /** A finished photo shows as its thumbnail, which no authority accepts, and a preview with its watermark. */
  desk.act(
    operatorOpenFace,
    ({ params }) => findPhoto(db, params.photoId),
    async ({ photo }) => {
      const key = thumbnailKey(photo);
      if ((await storage.bytesOf(key)) === undefined) throw new ServiceError('file-not-found');
      return { url: storage.link(key, { seconds: faceLinkSeconds }) };
    },
  );

  desk.read(operatorActs, ({ query }) => actsBefore(db, query.before));
}
