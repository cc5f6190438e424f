/** What a document states for search engines and link previews. */
export interface PageFacts {
  titles: string[];
  canonical: string | null;
  /** By name or property. */
  meta: Map<string, string[]>;
  structured: { '@type': string; [name: string]: unknown }[];
  ids: Set<string>;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const decode = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** Reads them from the HTML, as a robot that runs no script would. */
export function pageFacts(html: string): PageFacts {
  const meta = new Map<string, string[]>();
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta.set(name, [...(meta.get(name) ?? []), decode(content)]);
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decode(title)),
    canonical: canonical === undefined ? null : decode(canonical),
    meta,
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
      JSON.parse(json),
    ),
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
  };
}
