import { type FileRefusal, imageRefusal } from '@tdt/admin/editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';

const { mediaTooLarge, dishType } = UPLOAD_MESSAGES;

/**
 * Which of the chosen files a country can have, and why it cannot have the others. The server checks the bytes again.
 * @param room how many pictures may be added
 * @param rule how many there may be, in words
 */
export function choiceOf(files: File[], room: number, rule: string): { accepted: File[]; refusals: FileRefusal[] } {
  const refusals = files.flatMap((file) => refusalOf(file) ?? []);
  const fit = files.filter((file) => refusalOf(file) === null);
  const left = fit.slice(room).map(({ name }) => name);
  if (left.length > 0) {
    refusals.push({ title: "Trop d'images", description: `${rule}. Laissées de côté : ${left.join(', ')}.` });
  }
  return { accepted: fit.slice(0, room), refusals };
}

const refusalOf = (file: File): FileRefusal | null =>
  imageRefusal(file, UPLOAD_BYTES_MAX.countries, { tooLarge: mediaTooLarge, type: dishType(file.name) });
