/** What an editor decides. Whether visitors see a recipe also depends on the time: `visibilityOf` of the domain. */
export const PUBLICATION_STATES = ['draft', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What follows from it at a time. `ended`: its time is over; `deleted`: it is in the trash. */
export const VISIBILITIES = ['public', 'draft', 'scheduled', 'ended', 'withdrawn', 'deleted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What the calendar has of a recipe: that it appears, or that its time ends. */
export const CALENDAR_KINDS = ['publication', 'end'] as const;
export const CALENDAR_DAYS_MAX = 100;
export const CALENDAR_ITEMS_MAX = 1000;

/** How long the trash stores what is deleted. */
export const TRASH_DAYS = 30;

export const PUBLICATION_MESSAGES = {
  order: 'La fin doit suivre le début.',
  instant: 'Indiquez une date et une heure, à la minute près.',
  interval: 'La fin doit suivre le début, de 100 jours au plus.',
} as const;
