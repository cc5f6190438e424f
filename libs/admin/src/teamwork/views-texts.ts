/** The lists that have saved views are in two languages. */
export const VIEWS_TEXTS = {
  en: {
    label: 'Saved views',
    all: 'All',
    save: 'Save this view…',
    remove: (name: string) => `Delete the view “${name}”`,
    removal: 'Delete this view?',
    confirmRemoval: 'Delete',
    title: 'Saved view',
    name: 'Name',
    shared: 'All editors see it',
    cancel: 'Cancel',
    confirm: 'Save',
    failure: 'The view could not be changed. There may be too many.',
  },
  fr: {
    label: 'Vues enregistrées',
    all: 'Tout',
    save: 'Enregistrer cette vue…',
    remove: (name: string) => `Supprimer la vue « ${name} »`,
    removal: 'Supprimer cette vue ?',
    confirmRemoval: 'Supprimer',
    title: 'Vue enregistrée',
    name: 'Nom',
    shared: 'Tous les éditeurs la voient',
    cancel: 'Annuler',
    confirm: 'Enregistrer',
    failure: 'La vue n’a pas pu être changée. Il y en a peut-être trop.',
  },
};

export type ViewsTexts = (typeof VIEWS_TEXTS)['fr'];
