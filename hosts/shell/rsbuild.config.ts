import { shellConfig } from '@tdt/build';

export default shellConfig({
  client: './src/app/client.tsx',
  admin: './src/admin/client.tsx',
  server: './src/app/server.tsx',
  scripts: {
    'debug-panel': './src/layout/debug-panel/debug-panel.ts',
    'exit-intent': './src/app/exit-intent.ts',
  },
  preload: [/\.woff2$/],
});
