import { remoteConfig } from '@tdt/build';

export default remoteConfig({
  name: 'catalogue',
  pages: {
    '/': 'home',
    '/toutes-recettes': 'all-recipes',
    '/pays': 'countries',
    '/pays/:countrySlug': 'country',
    '/about': 'about',
    '/favoris': 'favourites',
    '/mentions-legales': 'legal',
    '/confidentialite': 'legal',
  },
  layout: 'public',
  server: true,
  port: 3101,
});
