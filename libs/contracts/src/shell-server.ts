import type { Remotes } from './remote.ts';
import type { Site } from './site.ts';

/** Absolute paths on the site of what every document of the shell loads. */
export interface ShellAssets {
  js: string[];
  css: string[];
  fonts: string[];
}

/** What a document carries as JSON, so that the browser starts from what the server knew. */
export interface Boot {
  site: Site;
  remotes: Remotes;
  shell: ShellAssets;
  /** Whether the body was rendered on the server and is to be hydrated. */
  rendered: boolean;
  /** The router's state: what loaders answered, by route; absent when nothing was rendered. */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

export type BootFacts = Pick<Boot, 'site' | 'remotes' | 'shell'>;

/** What the document of the back office carries as JSON: its own remotes, and no public one. */
export interface AdminBoot {
  site: Site;
  remotes: Remotes;
}

export interface AdminFacts extends AdminBoot {
  shell: ShellAssets;
}

export interface RenderRequest {
  /** Absolute URL of the page, canonical path and known parameters only. */
  url: string;
  facts: BootFacts;
  /** The server bundle of a remote, or `null` when it cannot be used: the page is then left to the browser. */
  remote(name: string): { routes: unknown } | null;
  /** Answers an API path with status and JSON body. */
  api(path: string, signal: AbortSignal): Promise<{ status: number; body: unknown }>;
  signal: AbortSignal;
  /** That `inlineScripts` of the answer get into the page's policy. A server that does not know them runs none. */
  allowsInlineScripts?: boolean;
  /** Told about errors that became a page (a loader that threw, for example). */
  onError(error: unknown): void;
}

export type Rendered =
  | {
      kind: 'page';
      status: number;
      /** In UTF-8, in an ArrayBuffer of its own: it can be handed to another thread without a copy. */
      html: Uint8Array<ArrayBuffer>;
      /** Hashes of the scripts in `html` that browsers are to run, `sha256-…` in Base64; absent: there are none. */
      inlineScripts?: readonly string[];
    }
  | { kind: 'redirect'; status: number; location: string }
  /** Its remote has no usable server bundle, or a loader threw: the page is left to the browser. */
  | { kind: 'skipped' };

/** What the shell's server bundle exports; the render worker calls it and knows nothing of React. */
export interface ShellServer {
  /** The only modules that a remote's server bundle may require. */
  shared: Record<string, unknown>;
  /** Name of the remote that answers a path. */
  remoteOf(path: string, remotes: Remotes): string | null;
  render(request: RenderRequest): Promise<Rendered>;
  /** A document without content, which the browser fills. */
  renderEmpty(facts: BootFacts): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The document of the back office, which the browser fills: the same for all its addresses. Absent in shells without a
   * back office.
   * @param nonce stands in the document where each answer puts a nonce of its own
   */
  renderAdmin?(facts: AdminFacts, nonce: string): Promise<Uint8Array<ArrayBuffer>>;
}
