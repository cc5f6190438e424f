import { remoteConfig } from '@tdt/federation';

export default remoteConfig({
  name: 'catalogue',
  mounts: ['/', '/toutes-recettes', '/pays/:countrySlug', '/about', '/mentions-legales', '/confidentialite'],
  layout: 'public',
  server: true,
  port: 3101,
});
