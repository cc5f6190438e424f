import { FavouritesPage } from './favourites-page.tsx';

/** Nothing is loaded with the page: only the browser knows what the visitor has saved. */
export const favouritesPage = { Component: FavouritesPage, loader: () => null };
