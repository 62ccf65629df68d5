import { documentTypeSchema, type FinishedFile } from '@vesika/contract';
import type { EncodedPhoto, MadePhoto } from '@vesika/engine';
import type { DocumentType, PhotoRequirement } from '@vesika/requirements';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { finishedKey, newPictureName } from './picture-keys.ts';

/** What is remembered of a finished photo beside its files. */
const photoCardSchema = z.object({
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
});
type PhotoCard = z.infer<typeof photoCardSchema>;

export interface FinishedPhoto extends PhotoCard {
  jpeg: Buffer;
}

export interface FinishedPhotos {
  save(owner: string, made: MadePhoto, about: AboutPhoto): Promise<SavedPhoto>;
  /** Undefined where the owner has no such photo. */
  find(owner: string, photoId: string): Promise<FinishedPhoto | undefined>;
}

export interface AboutPhoto {
  /** As asked for; the requirement may be that of the passport. */
  documentType: DocumentType;
  requirement: PhotoRequirement;
}

export interface SavedPhoto {
  photoId: string;
  files: FinishedFile[];
}

interface FinishedPhotosParts {
  storage: Storage;
  clock: Clock;
}

export function createFinishedPhotos({ storage, clock }: FinishedPhotosParts): FinishedPhotos {
  async function save(owner: string, made: MadePhoto, about: AboutPhoto): Promise<SavedPhoto> {
    const card = cardOf(about);
    const photoId = newPictureName(card, clock);
    const saveFile = async ({ format, bytes }: EncodedPhoto): Promise<FinishedFile> => {
      const key = finishedKey(owner, photoId, `photo.${format}`);
      const fileName = downloadName(card, format);
      await storage.put(key, bytes);
      const downloadUrl = storage.link(key, { downloadName: fileName });
      return { format, url: storage.link(key), downloadUrl, fileName, bytes: bytes.length };
    };
    const files = await Promise.all(made.files.map(saveFile));
    await storage.put(cardKey(owner, photoId), Buffer.from(JSON.stringify(card)));
    return { photoId, files };
  }

  async function find(owner: string, photoId: string): Promise<FinishedPhoto | undefined> {
    const card = await storage.get(cardKey(owner, photoId));
    const jpeg = await storage.get(finishedKey(owner, photoId, 'photo.jpg'));
    return card && jpeg && { ...photoCardSchema.parse(JSON.parse(card.toString())), jpeg };
  }

  return { save, find };
}

function cardOf({ documentType, requirement }: AboutPhoto): PhotoCard {
  const { countryCode, variant, size } = requirement;
  return { countryCode, documentType, variant, widthMm: size.widthMm, heightMm: size.heightMm };
}

function cardKey(owner: string, photoId: string) {
  return finishedKey(owner, photoId, 'photo.json');
}

/** `vesika-de-passport.jpg`; `vesika-us-visa-child.png`. */
export function downloadName(card: Omit<PhotoCard, 'widthMm' | 'heightMm'>, extension: string): string {
  const { countryCode, documentType, variant } = card;
  const parts = ['vesika', countryCode.toLowerCase(), documentType];
  return `${[...parts, ...(variant === 'standard' ? [] : [variant])].join('-')}.${extension}`;
}
