import { defaultDocuments } from './default-documents.ts';
import { type DefaultFigures, figuresByWall } from './default-figures.ts';
import { defaultPictures, fastDocuments, fastPictures } from './default-pictures.ts';
import { type DefaultPhoto, photographDefaultWay } from './default-runs.ts';
import { defaultSection, defaultTable } from './default-section.ts';

/** Judges everybody by all documents, prints a short table, and returns the section of the document. */
export async function wholeDefaultWay(): Promise<string> {
  const pictures = defaultPictures();
  const photos = await photographDefaultWay(pictures, defaultDocuments, (done) => {
    if (done % 20 === 0) console.log(`default: ${done} of ${pictures.length} pictures`);
  });
  console.log(defaultTable(photos));
  return defaultSection(photos);
}

/** Figures of a fixed handful of people and documents. */
export async function fastDefaultFigures(): Promise<Record<string, DefaultFigures>> {
  return figuresByWall(await fastPhotos());
}

export async function fastDefaultTable(): Promise<string> {
  return defaultTable(await fastPhotos());
}

function fastPhotos(): Promise<DefaultPhoto[]> {
  const documents = defaultDocuments.filter(({ name }) => fastDocuments.includes(name));
  return photographDefaultWay(fastPictures(), documents);
}
