import { FavouritesPage } from './favourites-page.tsx';

/** No loader data: only the browser knows the favourites. */
export const favouritesPage = { Component: FavouritesPage, loader: () => null };
