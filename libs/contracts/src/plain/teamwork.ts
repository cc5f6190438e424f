/** Documents that editors see each other at. */
export const TEAM_KINDS = ['recipe', 'country'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** An open editor says so as often, and counts as closed when it has said nothing for the longer time. */
export const PRESENCE_SECONDS = 20;
export const PRESENCE_LIFE_SECONDS = 60;

export const NOTE_TEXT_MAX = 1000;
/** Open notes of a document. */
export const NOTES_MAX = 50;
/** A note that is done stays for so long. */
export const NOTE_DAYS = 30;

/** Lists whose views can be saved. Those of accounts and subscribers are not: their searches are personal data. */
export const SAVED_LISTS = ['recipes', 'countries'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];

export const VIEW_NAME_MAX = 40;
/** Views of an account, and shared ones. */
export const VIEWS_MAX = 20;
