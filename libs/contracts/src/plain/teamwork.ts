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
