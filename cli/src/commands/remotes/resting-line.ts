/** Names the remotes that are not served, if there are any. */
export const restingLine = (resting: readonly string[]): string[] =>
  resting.length === 0
    ? []
    : [`Built for another platform than the live shell's, and not served until built anew: ${resting.join(', ')}.`];
