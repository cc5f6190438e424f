import { ADMIN_PAGES, PAGES, type SeoPageType } from '@tdt/contracts/plain';

/** A public page whose metadata has a screen of its own. */
export type PageType = Exclude<SeoPageType, 'recipe'>;

interface EditedPage {
  type: PageType;
  title: string;
  /** Its screen. */
  screen: string;
  /** The public page. */
  path: string;
}

/** The pages in the order of their cards. */
export const EDITED_PAGES: readonly EditedPage[] = [
  { type: 'home', title: "Page d'accueil", screen: ADMIN_PAGES.homePage, path: PAGES.home },
  { type: 'recipes_list', title: 'Liste des recettes', screen: ADMIN_PAGES.recipesListPage, path: PAGES.recipes },
  { type: 'about', title: 'À propos', screen: ADMIN_PAGES.aboutPage, path: PAGES.about },
];
