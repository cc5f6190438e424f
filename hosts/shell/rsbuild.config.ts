import { shellConfig } from '@tdt/build';

export default shellConfig({
  client: './src/app/main.ts',
  admin: './src/admin/client.tsx',
  server: './src/app/server.tsx',
  scripts: {
    'debug-panel': './src/layout/debug-panel/debug-panel.ts',
    'exit-intent': './src/app/exit-intent.ts',
    offline: './src/features/offline/visit.ts',
    'service-worker': './src/features/offline/worker.ts',
    timers: './src/features/timers/timers.ts',
    'timer-clock': './src/features/timers/clock-worker.ts',
  },
  preload: [/\/(?:fraunces-display|inter-text)\.[^/]*woff2$/],
});
