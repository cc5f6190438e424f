import { z } from 'zod';

/** Path in a build of the notices of what it holds of others: packages and fonts. */
export const NOTICES_FILE = 'web/licences.json';

/** What the licence of a package or a font asks to show. */
const NoticeSchema = z.strictObject({
  name: z.string(),
  /** `''`: not a package. */
  version: z.string(),
  /** As its package states it, such as "MIT"; `''` where only the text says it. */
  licence: z.string(),
  /** Its files of licences and notices; `''` if it has none. */
  text: z.string(),
});
export type LicenceNotice = z.infer<typeof NoticeSchema>;

export const NoticesSchema = z.array(NoticeSchema);
