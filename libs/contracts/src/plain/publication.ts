/** What an editor decides. Whether visitors see a recipe also depends on the time: `visibilityOf` of the domain. */
export const PUBLICATION_STATES = ['draft', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What follows from it at a time. `ended`: its time is over; `deleted`: it is in the trash. */
export const VISIBILITIES = ['public', 'draft', 'scheduled', 'ended', 'withdrawn', 'deleted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How long the trash stores what is deleted. */
export const TRASH_DAYS = 30;

export const PUBLICATION_MESSAGES = {
  order: 'La fin doit suivre le début.',
  instant: 'Indiquez une date et une heure, à la minute près.',
} as const;
