import type { PageHead } from '@tdt/domain/heads';
import { type JsonLd, serializeForScript } from '@tdt/domain/seo';

interface HeadProps {
  head: PageHead;
  /** Structured data. In the browser it may be empty: hydration keeps the server's. */
  jsonLd?: readonly (JsonLd | null)[];
}

/** A page's title, description, address and structured data; React puts title, meta and link into `<head>`. */
export function Head({ head, jsonLd }: HeadProps) {
  const { og } = head;
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      <meta property="og:type" content={og.type} />
      <meta property="og:site_name" content={og.site_name} />
      <meta property="og:locale" content={og.locale} />
      <meta property="og:title" content={og.title} />
      <meta property="og:description" content={og.description} />
      {og.url && <meta property="og:url" content={og.url} />}
      {og.published_time && <meta property="article:published_time" content={og.published_time} />}
      <ShareImage image={og.image} />
      <meta name="twitter:title" content={og.title} />
      <meta name="twitter:description" content={og.description} />
      {jsonLd && (
        <script
          type="application/ld+json"
          // Search engines read the server's document; hydration keeps its text.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped
          dangerouslySetInnerHTML={{ __html: serializeForScript(jsonLd.filter((one) => one !== null)) }}
        />
      )}
    </>
  );
}

/** The picture of previews. The size of a picture from another site is unknown. */
function ShareImage({ image }: { image: PageHead['og']['image'] }) {
  return (
    <>
      <meta property="og:image" content={image.url} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image.url} />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
