import { shellConfig } from '@tdt/federation';

export default shellConfig({
  client: './src/app/client.tsx',
  server: './src/app/server.tsx',
  preload: [/\.woff2$/],
});
