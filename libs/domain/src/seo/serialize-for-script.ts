const ESCAPED = /[<>&\u2028\u2029]/g;

/**
 * JSON that may stand inside a `<script>` element: nothing in it can end the element or open a comment. The escapes are
 * JSON's own, so that `JSON.parse` and search engines read the same value back. `value` must be serialisable;
 * `replacer` is that of `JSON.stringify`.
 */
export const serializeForScript = (value: unknown, replacer?: (key: string, value: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
