import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const SCHEMA = 'http://www.w3.org/2001/XMLSchema';

/** The schema of sitemaps.org is strict: elements of other namespaces need a declaration. */
const IMAGES = `<schema xmlns="${SCHEMA}" targetNamespace="${IMAGE}" elementFormDefault="qualified">
  <element name="image"><complexType><sequence><element name="loc" type="anyURI"/></sequence></complexType></element>
</schema>`;

const ALL = `<schema xmlns="${SCHEMA}">
  <import namespace="${SITEMAP}" schemaLocation="sitemap.xsd"/>
  <import namespace="${IMAGE}" schemaLocation="images.xsd"/>
</schema>`;

/** What the official XSD of the sitemap protocol (shipped by the package `sitemap`) finds wrong with a `<urlset>`. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const official = fileURLToPath(new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json')));
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'all.xsd', contents: ALL },
    preload: [
      { fileName: 'sitemap.xsd', contents: await readFile(official, 'utf8') },
      { fileName: 'images.xsd', contents: IMAGES },
    ],
  });
  return errors.map(({ message }) => message);
}
