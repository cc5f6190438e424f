import { useLocation } from '@tdt/platform';
import { type FrameLanguage, LANGUAGE } from '../preferences/preferences.ts';
import { useChoice } from '../preferences/stored-choice.ts';
import { titleOf } from './screens.ts';

/** The texts of the frame: menu, header, logout. Titles of screens and toasts keep the language of the screen. */
const FRENCH = {
  skip: 'Aller au contenu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  publicSite: 'Voir le site',
  account: (email: string) => `Compte de ${email}`,
  settings: 'Paramètres',
  logOut: 'Se déconnecter',
  leaveTitle: 'Se déconnecter sans enregistrer ?',
  leaveText: "Les modifications de cette page n'ont pas été enregistrées.",
  leave: 'Se déconnecter sans enregistrer',
  stay: 'Rester sur cette page',
  close: 'Fermer',
  search: 'Rechercher',
  searchHint: 'Recette, pays, écran, commande…',
  results: 'Résultats',
  nothingFound: 'Rien ne correspond.',
  allRecipes: (total: number) => `Les ${total} recettes trouvées`,
  searchFailed: "La recherche n'a pas répondu : seuls les écrans et les commandes sont proposés.",
  groups: { screens: 'Écrans', commands: 'Commandes', recipes: 'Recettes', countries: 'Pays', users: 'Comptes' },
  keys: 'Raccourcis clavier',
  keyNames: {
    palette: 'Rechercher partout',
    save: 'Enregistrer le formulaire',
    moveRow: "Déplacer la ligne d'une liste",
    closeDialog: 'Fermer un dialogue',
    keys: 'Montrer ces raccourcis',
  },
  breadcrumb: "Fil d'Ariane",
  theme: 'Thème',
  themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue du menu',
  languages: { screen: "Celle de l'écran", fr: 'Français', en: 'English' },
};

const ENGLISH: typeof FRENCH = {
  skip: 'Skip to the content',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  publicSite: 'View the site',
  account: (email) => `Account of ${email}`,
  settings: 'Settings',
  logOut: 'Logout',
  leaveTitle: 'Log out without saving?',
  leaveText: 'What you changed on this page has not been saved.',
  leave: 'Log out without saving',
  stay: 'Stay on this page',
  close: 'Close',
  search: 'Search',
  searchHint: 'Recipe, country, screen, command…',
  results: 'Results',
  nothingFound: 'Nothing matches.',
  allRecipes: (total) => `All ${total} recipes found`,
  searchFailed: 'The search did not respond: only screens and commands are offered.',
  groups: { screens: 'Screens', commands: 'Commands', recipes: 'Recipes', countries: 'Countries', users: 'Users' },
  keys: 'Keyboard shortcuts',
  keyNames: {
    palette: 'Search everywhere',
    save: 'Save the form',
    moveRow: 'Move the row of a list',
    closeDialog: 'Close a dialog',
    keys: 'Show these shortcuts',
  },
  breadcrumb: 'Breadcrumb',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language of the menu',
  languages: { screen: 'That of the screen', fr: 'Français', en: 'English' },
};

const TEXTS = { fr: FRENCH, en: ENGLISH };

/** The texts of the frame and their language: one for all screens, unless the user chose that of each. */
export function useFrame(): { texts: typeof FRENCH; lang: FrameLanguage } {
  const { pathname } = useLocation();
  const choice = useChoice(LANGUAGE);
  const lang = choice === 'screen' ? titleOf(pathname).lang : choice;
  return { texts: TEXTS[lang], lang };
}
