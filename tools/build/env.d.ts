/** Set at build time, so that browser bundles leave out server-only code (structured data for search engines). */
declare const ON_SERVER: boolean;

/** The compiled text of a script that documents carry inline; in server bundles only. */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
