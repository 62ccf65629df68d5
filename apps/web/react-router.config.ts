import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The service renders pages; nothing else may ask it for parts of the route tree.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
