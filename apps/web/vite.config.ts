import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const service = process.env.VESIKA_SERVICE ?? 'http://localhost:3000';
const proxied = ['/api', '/auth/v1', '/files', '/models', '/outbox', '/test-payment'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
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
