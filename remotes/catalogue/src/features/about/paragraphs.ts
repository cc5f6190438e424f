/** A text as it was typed, cut at its empty lines; single line breaks stay within a paragraph. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
