import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, withFilter } from 'vite';

const service = process.env.VESIKA_SERVICE ?? 'http://localhost:3000';
const proxied = ['/api', '/auth/v1', '/files', '/models', '/outbox', '/test-payment'];

/**
 * What React Router's plugins want to be asked about. Unfiltered, they are asked about every module and import in turn,
 * ninety thousand calls from the bundler's threads into JavaScript that end in nothing: a third of the build's CPU.
 */
const ofReactRouter = {
  /** Its own modules; and servers' modules, which it keeps out of the browser. */
  resolveId: { id: /^virtual:react-router\/|\.server\b/ },
  load: { id: /^\0virtual:react-router\// },
};
const routeModules = /\/web\/src\/(root|entry\.|routes\/)|\.client\.tsx?$/;
/** While developing it makes every component replaceable. */
const ownModules = /\/web\/src\//;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    withFilter(reactRouter(), {
      ...ofReactRouter,
      transform: { id: command === 'build' ? routeModules : ownModules },
    }),
  ],
  build: {
    target: 'es2022',
    // Nobody reads them, and they take a second of the first start.
    reportCompressedSize: false,
    ...(isSsrBuild && {
      rollupOptions: {
        input: './src/server.ts',
        // Finds its data beside its own files. Vite's `ssr.external` passes TypeScript over.
        external: ['@vesika/requirements'],
      },
    }),
  },
  // The runtime of the nets is a module and finds its files beside itself.
  worker: { format: 'es' },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, service])) },
}));
