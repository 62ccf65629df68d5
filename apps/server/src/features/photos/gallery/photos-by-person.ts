import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type UserPhotoRow, userPhotos } from '../../../schema/index.ts';
import { ofTests, sameFolder } from '../files/photo-rows.ts';
import { isSameFace } from '../payment/same-face.ts';

interface Person {
  face: UserPhotoRow['face'];
  photos: UserPhotoRow[];
}

/** Photos made of the same original as `row` in the order of making, one list for each person; that of `row` is first. */
export async function photosByPerson(db: Database, row: UserPhotoRow): Promise<UserPhotoRow[][]> {
  const rows = await db
    .select()
    .from(userPhotos)
    .where(and(eq(userPhotos.originalPhotoUrl, row.originalPhotoUrl), sameFolder(row), ofTests(false)))
    .orderBy(asc(userPhotos.createdAt), asc(userPhotos.id));
  const people: Person[] = [{ face: row.face, photos: [] }];
  for (const photo of rows) {
    const person = people.find(({ face }) => isSameFace(face, photo.face));
    if (person) person.photos.push(photo);
    else people.push({ face: photo.face, photos: [photo] });
  }
  return people.map(({ photos }) => photos);
}
