import { remoteConfig } from '@tdt/build';

export default remoteConfig({
  name: 'catalogue',
  pages: {
    '/': 'home',
    '/toutes-recettes': 'all-recipes',
    '/pays': 'countries',
    '/continents/:slug': 'countries',
    '/regions/:slug': 'countries',
    '/pays/:countrySlug': 'country',
    '/pays/:countrySlug/menu': 'menu',
    '/about': 'about',
    '/favoris': 'favourites',
    '/liste-de-courses': 'shopping-list',
    '/mentions-legales': 'legal',
    '/confidentialite': 'legal',
  },
  layout: 'public',
  server: true,
  port: 3101,
});
