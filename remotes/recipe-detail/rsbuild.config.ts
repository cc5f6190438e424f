import { remoteConfig } from '@tdt/build';

export default remoteConfig({
  name: 'recipe-detail',
  mounts: ['/recipe/:idOrSlug', '/apercu'],
  layout: 'public',
  server: true,
  port: 3102,
});
