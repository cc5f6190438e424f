const dateTime = (date: Date, locale: string) => date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });

/** The texts of the kit. Screens bring their own texts. */
const ENGLISH = {
  error: 'Error',
  cancel: 'Cancel',
  retry: 'Try again',
  clearSearch: 'Clear search',
  showAll: 'Clear search and filters',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: 'Loading…',
  reference: (id: string) => `Reference: ${id}`,
  hasErrors: '(has errors)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: { weak: 'Weak password', fair: 'Fair password', good: 'Good password', strong: 'Strong password' },
  unsaved: 'Unsaved changes',
  savedAt: (time: string) => `Saved at ${time}`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this page has not been saved.',
  leave: 'Leave without saving',
  stay: 'Stay on this page',
  leftTitle: 'Continue where you stopped?',
  leftText: (at: Date) => `You changed this on this computer without saving it, last on ${dateTime(at, 'en-GB')}.`,
  resumeLeft: 'Continue',
  dropLeft: 'Delete these changes',
  draftKept: 'Your unsaved changes were kept.',
  secretsLost: 'Passwords are never kept: please type them again.',
  conflictTitle: 'Changed by somebody else',
  conflictText:
    'This was saved by somebody else after you opened it. Reload to see their version: what you typed is then lost. Overwrite to replace it with yours.',
  reload: 'Reload',
  overwrite: 'Overwrite',
  keepEditing: 'Keep editing',
};

export type Texts = typeof ENGLISH;

const FRENCH: Texts = {
  error: 'Erreur',
  cancel: 'Annuler',
  retry: 'Réessayer',
  clearSearch: 'Effacer la recherche',
  showAll: 'Effacer la recherche et les filtres',
  pages: 'Pages',
  previous: 'Page précédente',
  next: 'Page suivante',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  loading: 'Chargement…',
  reference: (id) => `Référence : ${id}`,
  hasErrors: '(contient des erreurs)',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  strength: {
    weak: 'Mot de passe faible',
    fair: 'Mot de passe moyen',
    good: 'Bon mot de passe',
    strong: 'Mot de passe solide',
  },
  unsaved: 'Modifications non enregistrées',
  savedAt: (time) => `Enregistré à ${time}`,
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveText: "Les modifications de cette page n'ont pas été enregistrées.",
  leave: 'Quitter sans enregistrer',
  stay: 'Rester sur cette page',
  leftTitle: 'Reprendre votre saisie ?',
  leftText: (at) =>
    `Vous avez modifié cette page sur cet ordinateur sans l'enregistrer, la dernière fois le ${dateTime(at, 'fr-FR')}.`,
  resumeLeft: 'Reprendre',
  dropLeft: 'Supprimer ces modifications',
  draftKept: 'Vos modifications non enregistrées ont été conservées.',
  secretsLost: 'Les mots de passe ne sont jamais conservés : veuillez les saisir à nouveau.',
  conflictTitle: "Modifié par quelqu'un d'autre",
  conflictText:
    "Quelqu'un d'autre a enregistré une version depuis l'ouverture de cette page. Recharger montre sa version : votre saisie est alors perdue. Écraser la remplace par la vôtre.",
  reload: 'Recharger',
  overwrite: 'Écraser',
  keepEditing: 'Continuer la saisie',
};

export const TEXTS = { en: ENGLISH, fr: FRENCH };
