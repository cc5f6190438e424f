import type { Remotes } from './remote.ts';
import type { Site } from './site.ts';

/** Files that every document of the shell loads, as absolute paths on the site. */
export interface ShellAssets {
  js: string[];
  css: string[];
  fonts: string[];
}

/** The JSON in a public document, from which the browser starts. */
export interface Boot {
  site: Site;
  remotes: Remotes;
  shell: ShellAssets;
  /** Whether the server rendered the body, so that the browser hydrates it. */
  rendered: boolean;
  /** The router's state: loader data and errors by route. Absent if nothing was rendered. */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

export type BootFacts = Pick<Boot, 'site' | 'remotes' | 'shell'>;

/** The JSON in the back office's document: only the remotes of the back office. */
export interface AdminBoot {
  site: Site;
  remotes: Remotes;
}

export interface AdminFacts extends AdminBoot {
  shell: ShellAssets;
}

export interface RenderRequest {
  /** Absolute URL of the page: canonical path, known parameters only. */
  url: string;
  facts: BootFacts;
  /** The server bundle of a remote; `null` if it cannot be used, so that the browser renders the page. */
  remote(name: string): { routes: unknown } | null;
  /** Calls the API: status and JSON body of a path. */
  api(path: string, signal: AbortSignal): Promise<{ status: number; body: unknown }>;
  signal: AbortSignal;
  /** Whether the server adds the `inlineScripts` of this result to the page's CSP. Older servers do not. */
  allowsInlineScripts?: boolean;
  /** Receives errors for which a page was still rendered, such as a loader that threw. */
  onError(error: unknown): void;
}

export type Rendered =
  | {
      kind: 'page';
      status: number;
      /** UTF-8 in an ArrayBuffer of its own, which can be transferred to another thread without a copy. */
      html: Uint8Array<ArrayBuffer>;
      /** Hashes (`sha256-…`, Base64) of the inline scripts in `html` that the CSP must allow. */
      inlineScripts?: readonly string[];
    }
  | { kind: 'redirect'; status: number; location: string }
  /** The browser renders the page: its remote has no usable server bundle, or a loader threw. */
  | { kind: 'skipped' };

/** Exports of the shell's server bundle. The render worker calls them and knows nothing about React. */
export interface ShellServer {
  /** The only modules that a remote's server bundle may require. */
  shared: Record<string, unknown>;
  /** Name of the remote whose mount matches a path, `null` if none does. */
  remoteOf(path: string, remotes: Remotes): string | null;
  render(request: RenderRequest): Promise<Rendered>;
  /** A document without content, which the browser renders. */
  renderEmpty(facts: BootFacts): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * The document of the back office, the same for all its URLs; the browser renders it. Absent in shells without a back
   * office.
   * @param nonce placeholder in the document; each response replaces it by a nonce of its own
   */
  renderAdmin?(facts: AdminFacts, nonce: string): Promise<Uint8Array<ArrayBuffer>>;
}
