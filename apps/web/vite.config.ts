import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, withFilter } from 'vite';
import { endpointsPlugin } from './src/api/endpoints-plugin.ts';

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
    // A page would load 60 to 125 scripts, most of them of 1 kB. Modules that at least eight scripts share go into one
    // file, so that a page loads 20 to 50.
    ...(!isSsrBuild && {
      rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'shared', minShareCount: 8 }] } } },
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
