import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, withFilter } from 'vite';
import { endpointsPlugin } from './src/shell/api/endpoints-plugin.ts';

const flagsVersion: string = createRequire(import.meta.url)('country-flag-icons/package.json').version;
const service = process.env.VESIKA_SERVICE ?? 'http://localhost:3000';
const proxied = ['/api', '/auth/v1', '/files', '/models', '/outbox', '/test-payment'];

/**
 * React Router's plugins are asked about every module, which costs a third of the build's CPU; these filters name
 * what they handle.
 */
const ofReactRouter = {
  resolveId: { id: /^virtual:react-router\/|\.server\b/ },
  load: { id: /^\0virtual:react-router\// },
};
const routeModules = /\/web\/src\/(root|entry\.|routes\/)|\.client\.tsx?$/;
const ownModules = /\/web\/src\//;

/** Entries of pages that are read rather than worked with, by kind; those of `site` are in every page. */
const textEntries = {
  site: /\/web\/src\/(root|entry\.client|routes\/site\/layout)/,
  landing: /\/web\/src\/routes\/site\/landing/,
  guide: /\/web\/src\/routes\/site\/(document\/|visa\/)/,
  advice: /\/web\/src\/routes\/site\/guides\//,
  article: /\/web\/src\/routes\/site\/(pricing|help|contact|legal-article)/,
};

type ModuleInfo = { importers: string[]; importedIds: string[] } | null;

/** Pages of text use none of these modules; they import them only because the index of a package does. */
const ofOthers = /\/contract\/src\/(endpoints|errors|request)\.ts|\/own-document\.ts/;

/** Returns the kinds of pages of text that load a module. A module that imports zod counts for none, because only forms need schemas. */
function kindsOfPages(id: string, infoOf: (id: string) => ModuleInfo): string[] {
  if (ofOthers.test(id)) return [];
  const reached = new Set([id]);
  for (const each of reached) {
    const info = infoOf(each);
    if (info?.importedIds.some((imported) => imported.includes('/node_modules/zod/'))) reached.delete(each);
    else for (const importer of info?.importers ?? []) reached.add(importer);
  }
  const isIn = (entries: RegExp) => [...reached].some((each) => entries.test(each));
  const ofEvery = isIn(textEntries.site);
  return Object.entries(textEntries).flatMap(([kind, entries]) => (ofEvery || isIn(entries) ? kind : []));
}

/** Puts a module that most kinds of pages load into the file of all, because a request of its own would cost more. */
function fileOfMostPages(kinds: string[]): string | null {
  return kinds.length > 2 || (kinds.length === 2 && !kinds.includes('advice')) ? 'site' : null;
}

function fileOfTwoKinds(kinds: string[]): string | null {
  return kinds.join('-') || null;
}

/** Flags have their version in their addresses: 260 hashes would be 3 kB of every page's scripts. */
function assetFileNames({ originalFileNames: [origin] }: { originalFileNames: readonly string[] }): string {
  const isFlag = origin?.includes('country-flag-icons');
  return isFlag ? `assets/flags-${flagsVersion}/[name][extname]` : 'assets/[name]-[hash][extname]';
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    endpointsPlugin(),
    withFilter(reactRouter(), {
      ...ofReactRouter,
      transform: { id: command === 'build' ? routeModules : ownModules },
    }),
  ],
  build: {
    target: 'es2022',
    // Computing them takes a second, and nobody reads them.
    reportCompressedSize: false,
    // A page would load 60 to 125 scripts, most of them of 1 kB. Modules that several scripts share go into one file for
    // pages of text and one for the others, so that a page loads 10 to 40.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          assetFileNames,
          codeSplitting: {
            groups: [
              {
                name: 'overlays',
                test: /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|cmdk)/,
              },
              { name: 'schemas', test: /\/(node_modules\/zod|packages\/requirements\/src\/schema)/ },
              // A group takes the imports of its modules with it, so what most pages share goes first.
              ...[fileOfMostPages, fileOfTwoKinds].map((fileOf, index) => ({
                name: (id: string, build: { getModuleInfo(id: string): ModuleInfo }) =>
                  fileOf(kindsOfPages(id, (each) => build.getModuleInfo(each))),
                debugName: fileOf.name,
                minShareCount: 2,
                priority: 2 - index,
              })),
              { name: 'shared', minShareCount: 8 },
            ],
          },
        },
      },
    }),
    ...(isSsrBuild && {
      rollupOptions: {
        input: './src/server.ts',
        // It finds its data beside its own files, and Vite's `ssr.external` ignores TypeScript packages.
        external: ['@vesika/requirements'],
        output: { assetFileNames },
      },
    }),
  },
  // ONNX Runtime is a module and finds its files beside itself.
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, service])) },
}));
