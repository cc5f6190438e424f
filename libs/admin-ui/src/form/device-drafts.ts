/**
 * Drafts that outlive the document, in the IndexedDB of this browser: a tab may be closed, or crash. They hold no
 * secrets, belong to one user, and are deleted when the user signs out by choice or another user signs in. Nothing here
 * throws: without IndexedDB there are no such drafts.
 */

/** Whose draft of what. */
export interface DraftName {
  /** Id of the user. */
  owner: string;
  /** What the form edits: `recipe 4f…`. */
  name: string;
}

export interface DeviceDraft<Values> {
  values: Values;
  /** The stored values that the user was editing, and their revision. */
  initial: Values;
  revision: number;
  savedAt: Date;
}

const load = () => import(/* webpackChunkName: "device-drafts" */ 'idb-keyval');
const keyOf = ({ owner, name }: DraftName) => [owner, name];

async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    console.warn('Drafts cannot be kept on this computer', error);
    return undefined;
  }
}

export const readDraft = <Values>(name: DraftName): Promise<DeviceDraft<Values> | undefined> =>
  quietly(async () => (await load()).get<DeviceDraft<Values>>(keyOf(name)));

export const writeDraft = <Values>(name: DraftName, draft: DeviceDraft<Values>): Promise<void> =>
  quietly(async () => (await load()).set(keyOf(name), draft));

export const deleteDraft = (name: DraftName): Promise<void> => quietly(async () => (await load()).del(keyOf(name)));

/** Deletes the drafts of all users, or of all but one. */
export const deleteDrafts = (but?: string): Promise<void> =>
  quietly(async () => {
    const { clear, delMany, keys } = await load();
    if (but === undefined) return clear();
    const all = await keys<string[]>();
    await delMany(all.filter(([owner]) => owner !== but));
  });
