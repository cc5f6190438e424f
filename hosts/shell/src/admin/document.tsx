import type { AdminBoot, AdminFacts } from '@tdt/contracts';
import { serializeForScript } from '@tdt/domain/seo';
import { ADMIN_ROOT_ID, BOOT_ID } from '../app/boot.ts';
import icon from '../app/icon.svg';

interface AdminDocumentProps {
  facts: AdminFacts;
  /** Placeholder that the server replaces with the nonce of each response. */
  nonce: string;
}

/** The document of the back office: empty, filled by the browser, the same for every address. */
export function AdminDocument({ facts: { site, remotes, shell }, nonce }: AdminDocumentProps) {
  const boot: AdminBoot = { site, remotes };
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="csp-nonce" content={nonce} />
        <title>{`Administration | ${site.name}`}</title>
        <link rel="icon" type="image/svg+xml" href={icon} />
        {shell.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {shell.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {shell.js.map((src) => (
          <script key={src} src={src} defer />
        ))}
      </head>
      <body>
        <div id={ADMIN_ROOT_ID} />
        <noscript>
          <h1>{site.name}</h1>
          <p>L'administration a besoin de JavaScript : activez-le dans votre navigateur, puis rechargez la page.</p>
        </noscript>
        <script
          id={BOOT_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that is escaped for scripts
          dangerouslySetInnerHTML={{ __html: serializeForScript(boot) }}
        />
      </body>
    </html>
  );
}
