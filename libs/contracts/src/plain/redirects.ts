/** Characters of an address. */
export const REDIRECT_PATH_MAX = 500;
/** All are in memory. */
export const REDIRECTS_MAX = 5000;

export const REDIRECT_MESSAGES = {
  path: "Écrivez l'adresse d'une page de ce site : elle commence par /, sans être celle de l'administration, de l'API ou d'un fichier.",
  exists: 'Cette adresse montre une page : elle ne peut pas mener ailleurs.',
  known: 'Cette adresse mène déjà ailleurs : modifiez sa redirection.',
  noTarget: 'Cette adresse ne montre aucune page du site.',
  tooMany: 'Il y a trop de redirections.',
} as const;
