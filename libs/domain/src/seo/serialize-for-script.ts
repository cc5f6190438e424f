const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * JSON for a `<script>` element: nothing in it can end the element or open a comment. It uses JSON's own escapes, so
 * `JSON.parse` reads the same value. `replacer` is that of `JSON.stringify`.
 */
export const serializeForScript = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
