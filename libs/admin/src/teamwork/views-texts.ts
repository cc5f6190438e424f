/** The lists that have saved views are in two languages. */
export const VIEWS_TEXTS = {
  en: {
    label: 'Saved views',
    all: 'All',
    save: 'Save this view…',
    edit: (name: string) => `Edit the view “${name}”`,
    title: 'Saved view',
    name: 'Name',
    shared: 'All editors see it',
    cancel: 'Cancel',
    confirm: 'Save',
    remove: 'Delete',
    failure: 'The view could not be saved. There may be too many.',
  },
  fr: {
    label: 'Vues enregistrées',
    all: 'Tout',
    save: 'Enregistrer cette vue…',
    edit: (name: string) => `Modifier la vue « ${name} »`,
    title: 'Vue enregistrée',
    name: 'Nom',
    shared: 'Tous les éditeurs la voient',
    cancel: 'Annuler',
    confirm: 'Enregistrer',
    remove: 'Supprimer',
    failure: 'La vue n’a pas pu être enregistrée. Il y en a peut-être trop.',
  },
};

export type ViewsTexts = (typeof VIEWS_TEXTS)['fr'];
