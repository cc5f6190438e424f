/** The library of pictures, as server and back office name it. */

import type { VersionKind } from './constants.ts';

/** What a document shows a picture as; the first four are types of a recipe's pictures. */
export const PICTURE_USES = ['cover', 'plat', 'pays', 'mood', 'step', 'country', 'page', 'seo'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

export const PICTURE_USE_NAMES: Record<PictureUse, string> = {
  cover: 'Couverture',
  plat: 'Photo du plat',
  pays: 'Photo du pays',
  mood: 'Photo d’ambiance',
  step: 'Étape',
  country: 'Pays',
  page: 'Page',
  seo: 'Image de partage',
};

/**
 * Where a place is: in what is stored (`live`, also of a recipe that is not published), in changes that wait beside it,
 * in the trash, or in a former state of it.
 */
export const PLACE_STATES = ['live', 'draft', 'trash', 'version'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

export const PLACE_STATE_NAMES: Record<PlaceState, string> = {
  live: 'En place',
  draft: 'Modifications en attente',
  trash: 'Corbeille',
  version: 'Historique',
};

/** Where a document refers to a picture. */
export interface PicturePlace {
  kind: VersionKind;
  /** Of the document: of metadata, that of its page (see `VERSION_KINDS`). */
  id: string;
  title: string;
  use: PictureUse;
  state: PlaceState;
  /** Its text there; `null`: such places have none. */
  alt: string | null;
  /** Path of the form that edits it, or that compares the newest of the former states that show it. */
  href: string;
}

/** Longest texts of a picture; its alternative text is as long as everywhere. */
export const PICTURE_LIMITS = { name: 200, credit: 200 } as const;

/** Pictures that a filtered list counts at most: its `total` is this where there are as many or more. */
export const PICTURES_COUNTED_MAX = 1000;

/** Places that a picture's page lists of each state at most. */
export const PLACES_MAX = 100;

export const PICTURE_MESSAGES = {
  replacement: 'Indiquez une autre image de la bibliothèque.',
} as const;
