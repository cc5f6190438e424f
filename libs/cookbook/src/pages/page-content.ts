import {
  type AdminPageContent,
  AppError,
  type ContentPageType,
  type PageContent,
  type PageContentInput,
  type Site,
} from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import type { MediaFiles } from '@tdt/files';
import { DEFAULT_TEAM, missingFiles, presentImage, type StoredImage } from '@tdt/files/images';
import type { PageDocument } from './page.models.ts';
import type { PagesRepository } from './pages.repository.ts';

/** What is stored after a save of content, and the names of the fields that it changed. */
interface SavedContent {
  content: AdminPageContent;
  changes: string[];
}

interface Dependencies {
  site: Pick<Site, 'url'>;
  repository: Pick<PagesRepository, 'content' | 'insertOneContent' | 'updateContent'>;
  files: Pick<MediaFiles, 'claim'>;
}

/** Content of pages; see `Pages`. */
export function createPageContent({ site, repository, files }: Dependencies) {
  /** The picture as it is stored: one of this site by its path, so that pages show its variants. */
  async function storedPicture(
    picture: PageContentInput['couple_image'],
    before: AdminPageContent,
  ): Promise<StoredImage | null> {
    if (!picture) return null;
    const url = picture.url.startsWith(`${site.url}/media/`) ? picture.url.slice(site.url.length) : picture.url;
    const named = url.startsWith('/') ? [{ path: 'couple_image.url', url }] : [];
    const known = [DEFAULT_TEAM.url, ...(before.couple_image ? [before.couple_image.url] : [])];
    const errors = await missingFiles(files, named, known);
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
    return { ...picture, url, image_type: 'mood', image_order: 0 };
  }

  return {
    /** Content of a page, with `null` for what is not stored; a page that was never stored has a default picture. */
    async content(pageType: ContentPageType): Promise<PageContent> {
      const stored = await repository.content(pageType);
      const picture = stored ? stored.couple_image : DEFAULT_TEAM;
      return {
        page_type: pageType,
        couple_image: picture && presentImage(picture),
        description_text: stored?.description_text ?? null,
      };
    },

    /** The same for editors, with its revision; the default picture at revision 0 when nothing is stored. */
    storedContent: async (pageType: ContentPageType): Promise<AdminPageContent> =>
      editableContent(await repository.content(pageType)),

    /**
     * Stores the content of a page at the revision that it was loaded with. Throws `REVISION_CONFLICT`,
     * `VALIDATION_FAILED`.
     */
    async saveContent(
      pageType: ContentPageType,
      { revision, couple_image, description_text }: PageContentInput,
      by: string | null = null,
    ): Promise<SavedContent> {
      const before = editableContent(await repository.content(pageType));
      if (before.revision !== revision) throw new AppError('REVISION_CONFLICT');
      const picture = await storedPicture(couple_image, before);
      const fields = { couple_image: picture, description_text: description_text || null };
      const content = editableContent({ ...fields, revision: revision + 1 });
      const changes = changedFields(before, content, []);
      const edited = { ...fields, edited_by: by, edited_fields: changes };
      const isSaved =
        revision === 0
          ? await repository.insertOneContent({
              _id: pageType,
              page_type: pageType,
              ...edited,
              revision: 1,
              updated_at: new Date(),
            })
          : await repository.updateContent(pageType, revision, edited);
      if (!isSaved) throw new AppError('REVISION_CONFLICT');
      return { content, changes };
    },
  };
}

/** What is stored of a page as its form loads it. */
export function editableContent(
  stored: Pick<PageDocument, 'couple_image' | 'description_text' | 'revision'> | null,
): AdminPageContent {
  const picture = stored ? stored.couple_image : DEFAULT_TEAM;
  return {
    couple_image: picture && formPicture(picture),
    description_text: stored?.description_text ?? null,
    revision: stored?.revision ?? 0,
  };
}

const formPicture = ({ url, width, height, placeholder, alt, focal }: StoredImage) => ({
  url,
  width,
  height,
  placeholder,
  alt,
  focal: focal ?? null,
});
