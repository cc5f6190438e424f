type Ids = readonly string[];

/** What a visit shows: the saved ids, and those that were saved since it began, each where it was. */
export function stillShown(shown: Ids, saved: Ids): Ids {
  const added = saved.filter((id) => !shown.includes(id));
  return added.length > 0 ? [...added, ...shown] : shown;
}

/** The saved ids with one that was taken out, back where it was. */
export const putBack = (saved: Ids, shown: Ids, id: string): Ids =>
  stillShown(shown, saved).filter((one) => one === id || saved.includes(one));
