import { API, PAGES } from '@tdt/contracts/plain';
import type { RunningSite } from '@tdt/testing';
import type { RecipeEditor } from '../crashes/recipe-editor.ts';
import type { Proof } from '../proof.ts';

/** How a site must respond whose disk fails, and how it responded instead. */
export interface SiteResponses {
  /** Reads succeed, and the readiness reports the state of the storage. */
  readsWith(when: string, isStorageWell: boolean): Promise<void>;
  /** An upload gets this status, and a time to try again when it is 503. */
  uploadWith(when: string, status: number): Promise<void>;
  expect(when: string, isTrue: boolean): void;
}

const READS = [PAGES.home, PAGES.recipes, API.recipes, API.home];

export function responsesOf(site: RunningSite, editor: RecipeEditor, proof: Proof): SiteResponses {
  const expect = (rule: string, isTrue: boolean): void => {
    proof.lines.push(`${isTrue ? 'yes' : 'NO '} ${rule}`);
    if (!isTrue) proof.broken.push(rule);
  };
  return {
    expect,
    async readsWith(when, isStorageWell) {
      const statuses = await Promise.all(READS.map(async (path) => (await fetch(`${site.url}${path}`)).status));
      expect(
        `${when}: pages and lists are served (${statuses.join(', ')})`,
        statuses.every((each) => each === 200),
      );
      const { checks } = (await (await fetch(`${site.url}${API.ready}`)).json()) as { checks: Record<string, boolean> };
      expect(`${when}: ready says storage: ${isStorageWell} (${checks.storage})`, checks.storage === isStorageWell);
    },
    async uploadWith(when, wanted) {
      const { status, headers } = await editor.tryUpload('cover');
      expect(`${when}: an upload gets ${wanted} (${status})`, status === wanted);
      if (wanted === 503) expect(`${when}: with the time to try again`, headers.has('retry-after'));
    },
  };
}
