import type { Boot } from '@tdt/contracts';
import type { Elements } from '@tdt/platform';
import { findPageFiles, findRemote } from '../federation/find-remote.ts';
import { integrityOf } from '../federation/integrity.ts';
import { BOOT_ID } from './boot.ts';
import icon from './icon.svg';

interface DocumentProps {
  boot: Boot;
  /** The boot data as text. In the browser: exactly the text of the document. */
  json: string;
  path: string;
  /** Query of the address, '' or with `?` before it. */
  search?: string;
  /**
   * Text of the inline script that runs the others (`start.ts`). In the browser: exactly the text of the document.
   * Without it the scripts run by themselves.
   */
  starter?: string | undefined;
  children?: Elements;
}

/**
 * The whole document, rendered on the server and hydrated in the browser. Its head lists all files that the first view
 * needs, so that the browser requests them at once. Pages add title and meta elements to the head by rendering them.
 */
export function Document({ boot, json, path, search = '', starter, children }: DocumentProps) {
  // Only a rendered page needs the remote's style at once; otherwise the federation loads it with the remote.
  const remote = boot.rendered ? findRemote(path, boot.remotes) : undefined;
  const page = remote && findPageFiles(path, search, remote);
  const styles = [...boot.shell.css, ...(remote?.css ?? []), ...(page?.css ?? [])];
  // With the same integrity as the script element: otherwise the browser would request the entry twice.
  const scripts = remote
    ? [[remote.entry, integrityOf(remote)], ...[...remote.js, ...(page?.js ?? [])].map((href) => [href])]
    : [];
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {boot.shell.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Low: on a slow line, the picture and the fonts of a readable page come first (LCP -0.2 s). */}
        {[...scripts, ...boot.shell.js.map((src) => [src])].map(([href, integrity]) => (
          <link key={href} rel="preload" as="script" fetchPriority="low" href={href} integrity={integrity} />
        ))}
        {starter === undefined ? (
          boot.shell.js.map((src) => <script key={src} src={src} defer />)
        ) : (
          <script
            // A module waits for the end of the document and blocks nothing.
            type="module"
            data-scripts={boot.shell.js.join(' ')}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the build, allowed by its hash
            dangerouslySetInnerHTML={{ __html: starter }}
          />
        )}
      </head>
      <body>
        {children}
        <script
          id={BOOT_ID}
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped by bootJson
          dangerouslySetInnerHTML={{ __html: json }}
        />
      </body>
    </html>
  );
}
