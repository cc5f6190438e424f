import { z } from 'zod';

/** Control characters but for tabs and line breaks: text that is copied from a PDF brings them along. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * A text as editors write it, without space around it, and without characters that neither pages nor databases can hold:
 * control characters go, halves of surrogate pairs become U+FFFD, as the database would store them.
 */
export const readableText = (error?: string) =>
  z
    .string(error === undefined ? {} : { error })
    .overwrite((text) => text.replace(CONTROLS, '').toWellFormed())
    .trim();
