import { isImage } from '@tdt/admin-editor';
import { UPLOAD_BYTES_MAX, UPLOAD_MESSAGES } from '@tdt/contracts/plain';

/** Title and text of the toast for a file that is refused. */
interface Refusal {
  title: string;
  description: string;
}

const { tooLargeTitle, mediaTooLarge, typeTitle, dishType } = UPLOAD_MESSAGES;

/**
 * Which of the chosen files a country can have, and why it cannot have the others. The server checks the bytes again.
 * @param room how many pictures may be added
 * @param rule how many there may be, in words
 */
export function choiceOf(files: File[], room: number, rule: string): { accepted: File[]; refusals: Refusal[] } {
  const refusals = files.flatMap((file) => refusalOf(file) ?? []);
  const fit = files.filter((file) => refusalOf(file) === null);
  const left = fit.slice(room).map(({ name }) => name);
  if (left.length > 0) {
    refusals.push({ title: "Trop d'images", description: `${rule}. Laissées de côté : ${left.join(', ')}.` });
  }
  return { accepted: fit.slice(0, room), refusals };
}

function refusalOf(file: File): Refusal | null {
  if (file.size > UPLOAD_BYTES_MAX.countries) return { title: tooLargeTitle, description: mediaTooLarge };
  return isImage(file) ? null : { title: typeTitle, description: dishType(file.name) };
}
