/** Documents that editors see each other at. */
export const TEAM_KINDS = ['recipe', 'country'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** An open editor says so as often, and counts as closed when it has said nothing for the longer time. */
export const PRESENCE_SECONDS = 20;
export const PRESENCE_LIFE_SECONDS = 60;
