import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const version = z.string().regex(/^[0-9a-z][0-9a-z.-]{0,39}$/);

export const LAYOUTS = ['public', 'admin'] as const;
export type Layout = (typeof LAYOUTS)[number];

/**
 * Files of a page that is loaded on demand, in addition to its remote's own. Paths are relative to the build's folder
 * in `build.json`, and absolute on the site in the registry that browsers read.
 */
const PageFilesSchema = z.strictObject({
  /** One of the remote's mounts; for a page with a query of its own, `?` and the query follow. */
  mount: z.string(),
  js: z.array(z.string()),
  css: z.array(z.string()),
});
export type PageFiles = z.infer<typeof PageFilesSchema>;

/** Files of the back office's document in a build of the shell, relative to the build's folder. */
const AdminFilesSchema = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * `build.json`, which every build of the shell or of a remote writes beside `web/` and `node/`. Paths are relative to
 * the build's folder. `files` lists every file.
 */
export const BuildSchema = z.strictObject({
  name,
  version,
  kind: z.enum(['shell', 'remote']),
  /** `PLATFORM_VERSION` of the build. Registering a remote fails unless it matches the live shell's. */
  platform: z.string(),
  layout: z.enum(LAYOUTS),
  /** Route patterns of react-router that the remote serves; empty for the shell. */
  mounts: z.array(z.string()),
  /** Module Federation container, `null` for the shell. */
  entry: z.string().nullable(),
  /** Name of the container's global, `null` for the shell. */
  container: z.string().nullable(),
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Pages on demand. */
  pages: z.array(PageFilesSchema),
  /** `null` for remotes, and for shells without a back office. */
  admin: AdminFilesSchema.nullable(),
  /** Fonts and other files that the first view needs. */
  preload: z.array(z.string()),
  /** CommonJS server bundle, `null` if the remote is never rendered on the server. */
  server: z.string().nullable(),
  files: z.array(z.strictObject({ path: z.string(), sha256, bytes: z.int() })),
});
export type Build = z.infer<typeof BuildSchema>;

/** The live version of one remote, as browsers see it. URLs are absolute paths on the site. */
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
  /** Pages on demand, if there are any. */
  pages: z.array(PageFilesSchema).optional(),
});
export type RemoteEntry = z.infer<typeof RemoteEntrySchema>;

export const RemotesSchema = z.strictObject({ generation: z.int(), remotes: z.array(RemoteEntrySchema) });
export type Remotes = z.infer<typeof RemotesSchema>;
