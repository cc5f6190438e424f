import { type JsonLd, type PageHead, serializeForScript } from '@tdt/domain';

interface HeadProps {
  head: PageHead;
  /** Structured data of a page that has some; the browser may leave it empty, and keeps what the server wrote. */
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
      <ShareImage image={og.image} />
      <meta name="twitter:title" content={og.title} />
      <meta name="twitter:description" content={og.description} />
      {jsonLd && (
        <script
          type="application/ld+json"
          // Search engines read the document that the server sent. Hydration leaves its text as it is.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped
          dangerouslySetInnerHTML={{ __html: serializeForScript(jsonLd.filter((one) => one !== null)) }}
        />
      )}
    </>
  );
}

/** The picture of previews; without one they are small. */
function ShareImage({ image }: { image: PageHead['og']['image'] }) {
  if (!image) return <meta name="twitter:card" content="summary" />;
  return (
    <>
      <meta property="og:image" content={image.url} />
      {image.width && <meta property="og:image:width" content={String(image.width)} />}
      {image.height && <meta property="og:image:height" content={String(image.height)} />}
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image.url} />
    </>
  );
}
