/** Longest body of the two steps of a sign-up; the longest that their rules allow is a tenth of it. */
export const FORM_BYTES = 16 * 1024;
