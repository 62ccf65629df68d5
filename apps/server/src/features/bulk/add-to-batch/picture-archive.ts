import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { ServiceError } from '../../../platform/errors/service-error.ts';

interface ArchiveLimits {
  files: number;
  fileBytes: number;
  totalBytes: number;
}

interface ArchivedFile {
  name: string;
  bytes: number;
  /** Where its header begins, and where its body ends at the earliest. */
  span: { from: number; to: number };
  read(): Promise<Buffer>;
}

/** Photographs hardly compress, so a larger ratio means a ZIP bomb. */
const swelling = { ratioMax: 200, fromBytes: 2 ** 20 };
const besideFilesMax = 2000;
/** Without name and extra fields (APPNOTE 4.3.7). */
const localHeaderBytes = 30;

/** Validates the whole directory of the ZIP before any file is read. */
export async function openPictureArchive(
  path: string,
  limits: ArchiveLimits,
): Promise<{ files: ArchivedFile[]; close(): void }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    (cause: unknown) => {
      throw new ServiceError('archive-damaged', {}, { cause });
    },
  );
  try {
    if (zip.entryCount > limits.files + besideFilesMax) throw full(limits);
    const entries = await readDirectory(zip);
    const files = entries.filter(isGiven);
    if (files.length > limits.files || sumOfBytes(files) > limits.totalBytes) throw full(limits);
    if (overlap(entries) || swells(sumOfBytes(entries), zip.fileSize)) {
      throw new ServiceError('archive-unsafe');
    }
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function readDirectory(zip: ZipFile): Promise<ArchivedFile[]> {
  return new Promise((resolve, reject) => {
    const files: ArchivedFile[] = [];
    zip.on('entry', (entry: Entry) => {
      try {
        files.push(judged(zip, entry));
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.on('end', () => resolve(files));
    zip.on('error', (cause: Error) => reject(new ServiceError('archive-damaged', {}, { cause })));
    zip.readEntry();
  });
}

function judged(zip: ZipFile, entry: Entry): ArchivedFile {
  const { uncompressedSize: bytes, compressedSize } = entry;
  const name = nameOf(entry);
  if (entry.isEncrypted()) throw new ServiceError('archive-encrypted');
  if (
    swells(bytes, compressedSize) ||
    isLink(entry) ||
    validateFileName(name) !== null ||
    name.includes('\0')
  ) {
    throw new ServiceError('archive-unsafe');
  }
  const from = entry.relativeOffsetOfLocalHeader;
  const span = { from, to: from + localHeaderBytes + entry.fileNameLength + compressedSize };
  return { name, bytes, span, read: () => readEntry(zip, entry) };
}

function swells(bytes: number, packedBytes: number): boolean {
  return bytes > swelling.fromBytes && bytes > packedBytes * swelling.ratioMax;
}

/** Entries that share a body inflate it once each, and no program writes such a ZIP. */
function overlap(entries: readonly ArchivedFile[]): boolean {
  const spans = entries.map(({ span }) => span).sort((one, other) => one.from - other.from);
  return spans.some(({ from }, at) => at > 0 && from < spans[at - 1]!.to);
}

function sumOfBytes(files: readonly ArchivedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** macOS writes UTF-8 without setting the flag; other names use ZIP's original code page. */
function nameOf(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const utf8 = decodedAsUtf8(raw);
  const flags = utf8 === undefined ? entry.generalPurposeBitFlag : entry.generalPurposeBitFlag | 0x800;
  return getFileNameLowLevel(flags, raw, entry.extraFields, false).normalize('NFC');
}

function decodedAsUtf8(raw: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return undefined;
  }
}

/** Unix stores the file mode in the upper half. */
function isLink({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
}

function isGiven({ name }: ArchivedFile): boolean {
  const base = name.split('/').at(-1)!;
  const isLeftBySystem = /^(thumbs\.db|desktop\.ini|\.ds_store|\._.*)$/i.test(base);
  return base !== '' && !isLeftBySystem && !name.startsWith('__MACOSX/');
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    const open = promisify(zip.openReadStream.bind(zip) as OpenStream);
    return await buffer(await open(entry));
  } catch (cause) {
    const lied = cause instanceof Error && /(too many|not enough) bytes/.test(cause.message);
    throw new ServiceError(lied ? 'archive-unsafe' : 'archive-damaged', {}, { cause });
  }
}

type OpenStream = (entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void) => void;

function full({ files, totalBytes }: ArchiveLimits): ServiceError {
  return new ServiceError('batch-full', { filesMax: files, bytesMax: totalBytes });
}
