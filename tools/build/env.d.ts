/** Known when a bundle is made: what only the server's half needs (structured data for search engines) is left out of the browser's. */
declare const ON_SERVER: boolean;

/** The built text of a script that a document carries inline; for server bundles. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
