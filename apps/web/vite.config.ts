import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, withFilter } from 'vite';
import { endpointsPlugin } from './src/shell/api/endpoints-plugin.ts';

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

/** Scripts that every page loads, and those of pages that are read rather than worked with. */
const textEntries =
  /\/web\/src\/(root|entry\.client|routes\/site\/(layout|landing|pricing|help|contact|legal-article|document\/|visa\/|guides\/))/;

type ModuleInfo = { importers: string[]; importedIds: string[] } | null;

/** Whether a page of text imports a module, itself or through others, as it loads. Schemas are for pages that send forms. */
function isOfText(id: string, infoOf: (id: string) => ModuleInfo, seen = new Set<string>()): boolean {
  if (textEntries.test(id)) return true;
  seen.add(id);
  const info = infoOf(id);
  if (info?.importedIds.some((each) => each.includes('/node_modules/zod/'))) return false;
  return (info?.importers ?? []).some((each) => !seen.has(each) && isOfText(each, infoOf, seen));
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
          codeSplitting: {
            groups: [
              {
                name: 'overlays',
                test: /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|cmdk)/,
              },
              { name: 'schemas', test: /\/(node_modules\/zod|packages\/requirements\/src\/schema)/ },
              {
                name: (id, build) => (isOfText(id, (each) => build.getModuleInfo(each)) ? 'site' : null),
                debugName: 'site',
                minShareCount: 3,
                priority: 1,
              },
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
      },
    }),
  },
  // ONNX Runtime is a module and finds its files beside itself.
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, service])) },
}));
