interface PackedFile {
  filename: string;
  /** Byte range in the data file; the end is exclusive. */
  start: number;
  end: number;
}

/**
 * Extracts one file from the asset pack of a MediaPipe package.
 *
 * In:     text of `*_packed_assets_loader.js`, which lists the files, and bytes of `*_packed_assets.data`; name of the
 *         file, without folders.
 * Out:    a view of the data, not a copy.
 * Throws: Error when the list, the file or its bytes are missing.
 */
export function packedAsset(loader: string, data: Uint8Array, name: string): Uint8Array {
  const file = packedFiles(loader).find(({ filename }) => filename.endsWith(`/${name}`));
  if (!file) throw new Error(`${name} is not in the asset pack`);
  if (file.end > data.length) throw new Error(`the asset pack ends before ${name} does`);
  return data.subarray(file.start, file.end);
}

function packedFiles(loader: string): PackedFile[] {
  const list = /loadPackage\((\{.*\})\);/.exec(loader)?.[1];
  if (!list) throw new Error('the asset loader lists no files');
  return (JSON.parse(list) as { files: PackedFile[] }).files;
}
