import { shellConfig } from '@tdt/build';

export default shellConfig({
  client: './src/app/main.ts',
  admin: './src/admin/client.tsx',
  server: './src/app/server.tsx',
  scripts: {
    'debug-panel': './src/layout/debug-panel/debug-panel.ts',
    'exit-intent': './src/app/exit-intent.ts',
    offline: './src/offline/visit.ts',
    'service-worker': './src/offline/worker.ts',
    timers: './src/timers/timers.ts',
    'timer-clock': './src/timers/clock-worker.ts',
  },
  preload: [/\/(?:fraunces-display|inter-text)\.[^/]*woff2$/],
});
