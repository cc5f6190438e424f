import { z } from 'zod';

/** One check of the debug panel. `message` is French and contains no host, path or secret. */
export const DiagnosticSchema = z.strictObject({
  ok: z.boolean(),
  /** Duration of the check in milliseconds. */
  duration_ms: z.int().min(0),
  message: z.string(),
});
export type Diagnostic = z.infer<typeof DiagnosticSchema>;

/** The server's three checks. The browser makes the fourth, direct network access. */
export const DiagnosticsSchema = z.strictObject({
  /** Server and database. */
  backend: DiagnosticSchema,
  /** The collection of countries; `count` is `null` if it cannot be read. */
  countries: DiagnosticSchema.extend({ count: z.int().min(0).nullable() }),
  /** The picture storage. */
  storage: DiagnosticSchema,
});
export type Diagnostics = z.infer<typeof DiagnosticsSchema>;
