import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const version = z.string().regex(/^[0-9a-z][0-9a-z.-]{0,39}$/);

export const LAYOUTS = ['public', 'admin'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Files that one page needs besides those of its remote's first view. In a build their paths are relative to its folder,
 * in the registry that browsers see they are absolute paths on the site.
 */
const PageFilesSchema = z.strictObject({
  /** One of the remote's mounts. */
  mount: z.string(),
  js: z.array(z.string()),
  css: z.array(z.string()),
});
export type PageFiles = z.infer<typeof PageFilesSchema>;

/** Files of the back office's own document in a build of the shell; paths are relative to the build's folder. */
const AdminFilesSchema = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * `build.json`, written beside `web/` and `node/` by every build of the shell or of a remote. Paths are relative to
 * the build's folder; `files` lists every file with its hash.
 */
export const BuildSchema = z.strictObject({
  name,
  version,
  kind: z.enum(['shell', 'remote']),
  /** The facade version that the build was made for; a build that does not match the shell's is refused. */
  platform: z.string(),
  layout: z.enum(LAYOUTS),
  /** Route patterns of react-router that the remote answers; empty for the shell. */
  mounts: z.array(z.string()),
  /** Module Federation container, `null` for the shell. */
  entry: z.string().nullable(),
  /** Name of the container's global, `null` for the shell. */
  container: z.string().nullable(),
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Its pages on demand; builds that are older than this field have it nowhere. */
  pages: z.array(PageFilesSchema).default([]),
  /** `null` for remotes, and for shells that have no back office. */
  admin: AdminFilesSchema.nullable().default(null),
  /** Fonts and the like that the first view needs. */
  preload: z.array(z.string()),
  /** CommonJS server bundle, `null` for what is never rendered on the server. */
  server: z.string().nullable(),
  files: z.array(z.strictObject({ path: z.string(), sha256, bytes: z.int() })),
});
export type Build = z.infer<typeof BuildSchema>;

/** What a browser may know of one remote: where its live version is. URLs are absolute paths on the site. */
export const RemoteEntrySchema = z.strictObject({
  name,
  version,
  layout: z.enum(LAYOUTS),
  mounts: z.array(z.string()),
  container: z.string(),
  entry: z.string(),
  integrity: sha256,
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Its pages on demand, if it has any. */
  pages: z.array(PageFilesSchema).optional(),
});
export type RemoteEntry = z.infer<typeof RemoteEntrySchema>;

export const RemotesSchema = z.strictObject({ generation: z.int(), remotes: z.array(RemoteEntrySchema) });
export type Remotes = z.infer<typeof RemotesSchema>;
