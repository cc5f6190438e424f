import { useLocation } from '@tdt/platform';
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
};

const TEXTS = { fr: FRENCH, en: ENGLISH };

/** The texts of the frame in the language of the current screen. */
export const useFrameTexts = (): typeof FRENCH => TEXTS[titleOf(useLocation().pathname).lang];
