/** What a photo is made of: a file that is still to be sent, or an original the service has already. */
export type PhotoSource =
  | { kind: 'file'; name: string; file: File }
  | { kind: 'stored'; name: string; imageUrl: string };

export function storedSource(imageUrl: string): PhotoSource {
  return { kind: 'stored', name: `original${extensionOf(imageUrl)}`, imageUrl };
}

/** The ending of the file behind a signed link, such as `.jpg`. */
function extensionOf(address: string): string {
  return /\.[a-z]+(?=\?|$)/.exec(address)?.[0] ?? '.jpg';
}
