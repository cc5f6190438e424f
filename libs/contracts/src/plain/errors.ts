import type { PicturePlace } from './pictures.ts';

/** All expected errors: stable code, HTTP status and French title. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 422, title: 'Les données envoyées ne sont pas valides.' },
  MALFORMED: { status: 400, title: 'La requête est mal formée.' },
  UNAUTHENTICATED: { status: 401, title: 'Connexion requise.' },
  INVALID_CREDENTIALS: { status: 401, title: 'Identifiants invalides.' },
  FORBIDDEN: { status: 403, title: 'Accès refusé.' },
  ORIGIN_REFUSED: { status: 403, title: 'La requête vient d’une autre origine.' },
  /** The session is valid, but its account has been deleted. */
  NOT_ADMIN: { status: 403, title: 'Ce compte n’a pas, ou plus, accès à l’administration.' },
  LINK_REFUSED: { status: 403, title: 'Ce lien n’est pas valable, ou ne l’est plus.' },
  SUBSCRIBER_NOT_FOUND: { status: 404, title: 'Abonné non trouvé.' },
  USER_NOT_FOUND: { status: 404, title: 'Compte non trouvé.' },
  ROUTE_NOT_FOUND: { status: 404, title: 'Cette adresse n’existe pas.' },
  RECIPE_NOT_FOUND: { status: 404, title: 'Recette non trouvée.' },
  /** It was public, and is no more. */
  RECIPE_GONE: { status: 410, title: 'Recette non trouvée.' },
  COUNTRY_NOT_FOUND: { status: 404, title: 'Pays non trouvé.' },
  /** It is in the trash: editors only learn so. */
  COUNTRY_GONE: { status: 410, title: 'Pays non trouvé.' },
  NOTE_NOT_FOUND: { status: 404, title: 'Note non trouvée.' },
  VIEW_NOT_FOUND: { status: 404, title: 'Vue non trouvée.' },
  VERSION_NOT_FOUND: { status: 404, title: 'Version non trouvée.' },
  PAGE_NOT_FOUND: { status: 404, title: 'Page non trouvée.' },
  BULK_RUN_NOT_FOUND: { status: 404, title: 'Modification groupée non trouvée.' },
  REDIRECT_NOT_FOUND: { status: 404, title: 'Redirection non trouvée.' },
  REMOTE_NOT_FOUND: { status: 404, title: 'Module non trouvé.' },
  PICTURE_NOT_FOUND: { status: 404, title: 'Image non trouvée.' },
  MEDIA_NOT_FOUND: { status: 404, title: 'Fichier non trouvé.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Méthode non autorisée.' },
  MEDIA_IN_USE: { status: 409, title: 'Ce fichier sert encore : retirez-le d’abord des pages qui le montrent.' },
  BULK_RUN_NOT_DONE: { status: 409, title: 'Cette modification groupée n’est pas terminée.' },
  REMOTE_REFUSED: { status: 409, title: 'Ce build ne va pas avec ce qui est en ligne.' },
  ARCHIVE_REFUSED: { status: 409, title: 'Cette sauvegarde ne peut pas être restaurée.' },
  /** The database was migrated by a later release than the one that opens it. */
  NEWER_DATABASE: { status: 503, title: 'Les données viennent d’une version plus récente du site.' },
  /** What is stored is not as its schema says: another program has written it. */
  DOCUMENT_MALFORMED: {
    status: 409,
    title: 'Ce document est endommagé : le site ne l’affiche plus. Supprimez-le, ou restaurez une sauvegarde.',
  },
  REVISION_CONFLICT: { status: 409, title: 'Le document a changé entre-temps.' },
  /** Of the changes that wait beside a recipe, not of the recipe. */
  DRAFT_CONFLICT: { status: 409, title: 'Les modifications en attente ont changé entre-temps.' },
  DUPLICATE_EMAIL: { status: 409, title: 'Cette adresse email existe déjà.' },
  /** The newsletter's: who complained or bounced returns by a mail only, and no mail can be sent. */
  ADDRESS_REFUSED: {
    status: 409,
    title: 'Cette adresse a refusé nos messages ou ne les reçoit plus : écrivez-nous pour la réinscrire.',
  },
  COUNTRY_HAS_RECIPES: { status: 409, title: 'Ce pays a des recettes.' },
  DUPLICATE_NAME: { status: 409, title: 'Ce nom existe déjà.' },
  OWN_ACCOUNT: { status: 409, title: 'Cela ne se fait pas avec son propre compte.' },
  LAST_SUPER_ADMIN: { status: 409, title: 'Il ne resterait aucun super administrateur.' },
  TOO_LARGE: { status: 413, title: 'Le contenu envoyé est trop volumineux.' },
  UNSUPPORTED_TYPE: { status: 415, title: 'Type de contenu non pris en charge.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Trop de requêtes.' },
  SITEMAP_INVALID: { status: 500, title: 'Le sitemap ne serait pas valable : rien n’a été publié.' },
  INTERNAL: { status: 500, title: 'Une erreur interne est survenue.' },
  NOT_READY: { status: 503, title: 'Le service n’est pas prêt.' },
  STORAGE_FULL: { status: 507, title: 'Le stockage est plein.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One field that failed validation. `path` is dotted (`steps.0.description`), `''` for the whole body. */
export interface FieldError {
  path: string;
  message: string;
}

export interface AppErrorDetails {
  /** One French sentence for the user, without stack, query or file path. */
  detail?: string;
  errors?: FieldError[];
  /** Where to go on from a recipe that is no more: its country, and those around it. */
  countries?: { name: string; slug: string; recipe_count: number }[];
  /** What refers to a picture. */
  places?: PicturePlace[];
  /** Seconds until a retry makes sense, sent as `Retry-After`. */
  retryAfter?: number;
}

/**
 * The application's only expected error. Services throw it; the BFF maps it to problem+json, the command line to an
 * exit status. Match on `code`, never on the message.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}, options?: { cause?: unknown }) {
    super(details.detail ?? ERRORS[code].title, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
