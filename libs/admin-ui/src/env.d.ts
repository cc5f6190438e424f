/** What the bundler makes of a style sheet: class names by the names they have in the source. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
