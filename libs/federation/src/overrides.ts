/** Remotes that are loaded from a development server instead of their live build: name -> address of the server. */
export type RemoteOverrides = Readonly<Record<string, string>>;

const ENTRY = /^([a-z][a-z0-9-]{0,39})=(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})\/?$/;

/**
 * Reads `catalogue=http://localhost:3101,recipe-detail=http://localhost:3102`; `null` when it has another form. Only
 * this machine is allowed, because the code from that address runs in the visitor's page.
 */
export function readOverrides(text: string): RemoteOverrides | null {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => ENTRY.exec(entry));
  if (entries.includes(null)) return null;
  return Object.fromEntries(entries.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
}
