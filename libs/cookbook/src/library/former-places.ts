import { comparisonPath, formPath, type PicturePlace, PLACES_MAX, type Site } from '@tdt/contracts';
import type { VersionDocument } from '../history/version.model.ts';
import type { VersionsRepository } from '../history/versions.repository.ts';
import type { RecipeDraftDocument } from '../publication/recipe-draft.model.ts';
import type { RecipeDraftsRepository } from '../publication/recipe-drafts.repository.ts';
import { pageTitle } from './picture-places.ts';
import { shownPictures } from './shown-pictures.ts';

/** Versions that are looked at, the newest of each document first. */
const VERSIONS_MAX = 500;

interface Dependencies {
  versions: Pick<VersionsRepository, 'showing'>;
  drafts: Pick<RecipeDraftsRepository, 'showing'>;
  site: Pick<Site, 'url'>;
}

/** The places of a picture in former states of documents, and in changes that wait beside them. */
export async function formerPlaces({ versions, drafts, site }: Dependencies, url: string): Promise<PicturePlace[]> {
  const inDraft = ({ _id: id, text }: RecipeDraftDocument): PicturePlace[] => {
    const { recipe, seo } = JSON.parse(text).content;
    const facts = { kind: 'recipe', id, title: String(recipe?.title ?? ''), state: 'draft' } as const;
    return [...shownPictures('recipe', recipe ?? {}, site.url), ...shownPictures('seo', seo ?? {}, site.url)]
      .filter((shown) => shown.url === url)
      .map(({ use, alt }) => ({ ...facts, use, alt, href: formPath('recipe', id) }));
  };
  const inVersion = ({ kind, document_id: id, revision, document }: VersionDocument): PicturePlace[] => {
    const title = String(document?.title ?? document?.name ?? pageTitle(id));
    return shownPictures(kind, document ?? {}, site.url)
      .filter((shown) => shown.url === url)
      .map(({ use, alt }) => {
        // The save after it took the picture away, or kept it.
        return { kind, id, title, use, alt, state: 'version', href: comparisonPath(kind, id, revision + 1) };
      });
  };
  const found = [
    ...(await drafts.showing(url)).flatMap(inDraft),
    ...(await versions.showing(url, VERSIONS_MAX)).flatMap(inVersion),
  ];
  const distinct = new Map<string, PicturePlace>();
  for (const place of found) {
    const key = `${place.state} ${place.kind} ${place.id} ${place.use}`;
    if (!distinct.has(key)) distinct.set(key, place);
  }
  return [...distinct.values()].slice(0, PLACES_MAX);
}
