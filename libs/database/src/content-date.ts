/** What every stored aggregate knows of its changes. */
interface Dated {
  revision: number;
  edited_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/**
 * When the content that visitors read last changed. Not `updated_at`: the first write of an imported document sets it
 * to the time of the import, however old its content is.
 */
export function contentDate({ revision, edited_at, created_at, updated_at }: Dated): Date {
  if (edited_at) return edited_at;
  return revision === 1 && created_at < updated_at ? created_at : updated_at;
}
