import { headingOf } from '../cooking/ingredient-list.ts';
import { textLines } from '../words/list-lines.ts';

export interface ListedStep {
  description: string;
  /** '' for none. */
  group: string;
}

/** "1.", "1)", "1 -", "1/", "Étape 1 :", "Step 1": not "1,5 l" and "2-3 minutes". */
const NUMBER =
  /^(?:(?:étape|etape|step)\s*(?:n°\s*)?\d{1,3}\s*[.):–—/-]*(?=\s|$)|\d{1,3}\s*(?:[.)](?!\d)|[°/:–—-](?=\s|$)|\t))\s*/iu;
const BULLET = /^[-–—•*·▪▫◦‣●○■□☐▢➢➜→›+\u00b7\uf0b7]\s*/u;
/** "Pour la pâte :" is a title; a sentence that ends with a colon is none. */
const HEADING_MAX = 60;
/** How a sentence ends. */
const END = /[.!?…:;)»"]$/u;

/** A line that begins a step by its sign, and its text; `null` for others. */
export function numberedStep(line: string): string | null {
  const sign = (NUMBER.exec(line) ?? BULLET.exec(line))?.[0];
  return sign === undefined ? null : line.slice(sign.length).trim();
}

/** The title that a line is for the steps below it. */
export const stepHeading = (line: string): string | undefined =>
  line.length <= HEADING_MAX && !NUMBER.test(line) ? headingOf(line.replace(BULLET, '')) : undefined;

interface Block {
  lines: string[];
  /** What its first line says of the steps below. */
  heading: string | undefined;
}

/**
 * Reads steps: numbered, with bullets, separated by empty lines, or one a line. Titles ("Pour la pâte :") begin a
 * group; lines that a mail has broken are joined.
 */
export function readStepList(text: string): ListedStep[] {
  const blocks = blocksOf(text);
  const isSigned = blocks.some(({ lines }) => lines.some((line) => numberedStep(line) !== null));
  // Empty lines separate steps, unless they only separate groups.
  const isParted = blocks.filter(({ heading }) => heading === undefined).length > 1;
  const steps: ListedStep[] = [];
  let group = '';
  for (const { lines, heading } of blocks) {
    group = heading ?? group;
    let isOpen = false;
    for (const line of lines) {
      const signed = numberedStep(line);
      const last = steps.at(-1);
      const isRest = isSigned ? signed === null : isParted || isContinued(last?.description ?? '', line);
      const isAwaited = last?.description === '' && last.group === group;
      if (last && ((isOpen && isRest) || (isAwaited && signed === null)))
        last.description = joined(last.description, line);
      else steps.push({ description: signed ?? line, group });
      isOpen = true;
    }
  }
  return steps.filter(({ description }) => description !== '');
}

/** Lines between empty ones and titles. A title with an empty line below it is that of the lines that follow. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [{ lines: [], heading: undefined }];
  const open = (heading?: string) => blocks.push({ lines: [], heading });
  for (const line of textLines(text)) {
    const last = blocks.at(-1);
    const heading = stepHeading(line);
    if (heading !== undefined) open(heading);
    else if (line !== '') last?.lines.push(line);
    else if (last && last.lines.length > 0) open();
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** Whether a line goes on with the sentence of the line before it. */
const isContinued = (before: string, line: string): boolean => !END.test(before) && !/^\p{Lu}/u.test(line);

const joined = (before: string, line: string): string => (before === '' ? line : `${before} ${line}`);
