import { readIngredient } from '../cooking/ingredient-line.ts';
import { isListTitle, type ListedIngredient, readIngredientList } from '../cooking/ingredient-list.ts';
import { listLines, textLines } from '../words/list-lines.ts';
import { durationText, type Fact, factsInHeading, factsOf, minutesOf } from './facts.ts';
import { type ListedStep, numberedStep, readStepList, stepHeading } from './step-list.ts';

/** What a text says of a recipe; '' is what it does not say. */
export interface PastedRecipe {
  title: string;
  /** What stands between the title and the ingredients. */
  description: string;
  servings: string;
  preparation_time: string;
  cooking_time: string;
  ingredients: ListedIngredient[];
  steps: (ListedStep & { duree_repos: string })[];
  /** Lines that are none of these: tips, equipment. */
  others: string[];
  /** What an editor should look at, in French. */
  doubts: string[];
}

type Part = 'intro' | 'ingredients' | 'steps' | 'others';

const STEPS =
  /^(?:(?:la|les|the|mode\s+de|étapes\s+de(?:\s+la)?|description\s+de\s+la)\s+)?(?:pr[ée]paration|[ée]tapes?|instructions?|directions?|method|m[ée]thode|r[ée]alisation|recette|d[ée]roul[ée]ment|progression|steps|proc[ée]d[ée]|marche\s+à\s+suivre|[ée]laboration|confection|mode\s+op[ée]ratoire)(?:\s+de\s+la\s+recette)?(?:\s*\(.*\))?$/iu;
const OTHERS =
  /^(?:(?:les|mes|nos|the|le)\s+)?(?:conseils?|astuces?|notes?|remarques?|trucs?|tips?|ustensiles?|mat[ée]riel|[ée]quipements?|equipment|variantes?|conservation|nutrition|valeurs?\s+nutritionnelles?|commentaires?|suggestions?|accords?|sources?)(?:\s+\p{L}+){0,4}$/iu;
const TITLE =
  /^(?:recette|titre|title|recipe|nom(?:\s+de\s+la\s+recette)?)\s*[:–—-]\s*(?=\S)|^recette\s+(?:de\s+la|de|du|des)\s+/iu;
const TITLE_MAX = 120;
/** Characters of a heading, with the marks around it. */
const HEADING_MAX = 80;
/** Words that instructions begin with, French and English; the others end with "-ez", "-er" or "-ir". */
const VERBS =
  /^(?!k[ée]fir)(?:\p{L}+(?:ez|er|ir)|faire|mettre|cuire|battre|servir|prendre|remettre|réduire|fondre|dans|lorsque|quand|pendant|mix|add|heat|preheat|cook|bake|stir|whisk|serve|combine|in)(?!\p{L})/iu;
/** Steps that a rest belongs to. */
const RESTING = /repos|réfrig|au frais|marin|lever|pousser|macér|\brest\b|chill|\brise\b/iu;

/**
 * Reads a recipe from a text of Word, a mail or a page, with or without headings, French or English. It never guesses
 * silently: `doubts` says where the text left room.
 */
export function readRecipeText(text: string): PastedRecipe {
  const { parts, facts, title, isGuessed } = sort(textLines(text));
  const ingredients = readIngredientList(parts.ingredients.join('\n'));
  const steps = readStepList(parts.steps.join('\n')).map((step) => ({ ...step, duree_repos: '' }));
  const doubts: string[] = [];
  if (isGuessed) doubts.push('Le texte n’a pas tous ses titres : vérifiez où finissent les ingrédients.');
  if (text.trim() !== '' && ingredients.length === 0) doubts.push('Aucun ingrédient trouvé.');
  if (text.trim() !== '' && steps.length === 0) doubts.push('Aucune étape trouvée.');
  const servings = facts.find((fact) => fact.kind === 'servings');
  if (servings?.isRange) doubts.push(`Le texte donne plusieurs nombres de portions : ${servings.servings} est repris.`);
  const minutes = (kind: 'preparation' | 'cooking' | 'rest') =>
    facts.flatMap((fact) => (fact.kind === kind ? fact.minutes : []))[0];
  const rest = durationText(minutes('rest'));
  const resting = steps.filter(({ description }) => RESTING.test(description));
  if (rest !== '' && resting.length === 1 && resting[0]) resting[0].duree_repos = rest;
  else if (rest !== '') doubts.push(`Repos de ${rest} : notez-le à l’étape qui convient.`);
  return {
    title,
    description: parts.intro.filter(Boolean).join('\n'),
    servings: servings ? String(servings.servings) : '',
    preparation_time: durationText(minutes('preparation')),
    cooking_time: durationText(minutes('cooking')),
    ingredients,
    steps,
    others: parts.others.filter(Boolean),
    doubts,
  };
}

interface Sorted {
  parts: Record<Part, string[]>;
  facts: Fact[];
  title: string;
  /** A part began without its heading. */
  isGuessed: boolean;
}

/** Sorts lines into the parts of a recipe: by headings, and where one is missing by what the lines look like. */
function sort(written: string[]): Sorted {
  const lines = withValues(written);
  const parts: Sorted['parts'] = { intro: [], ingredients: [], steps: [], others: [] };
  const sorted: Sorted = { parts, facts: [], title: '', isGuessed: false };
  const headed = new Set(lines.map((line) => headingOf(line, true)?.part));
  let part: Part = 'intro';
  for (const [at, line] of lines.entries()) {
    const facts = factsOf(line);
    const heading = headingOf(line, parts.ingredients.length > 0);
    if (facts && !isSaid(facts, sorted.facts, part)) {
      sorted.facts.push(...facts);
      // "Pour 4 personnes :" is the title of the list below it.
      if (part === 'intro' && isIngredient(lines[at + 1] ?? '')) part = 'ingredients';
    } else if (heading) {
      part = heading.part;
      sorted.facts.push(...factsInHeading(heading.name));
      parts[part].push(...heading.rest);
    } else if (part === 'intro' && sorted.title === '' && parts.intro.length === 0 && isTitle(line)) {
      takeTitle(line, sorted);
    } else {
      const guessed = guess(part, line, headed);
      sorted.isGuessed ||= guessed !== part;
      // A title that stands above the first step is that of the steps.
      if (guessed === 'steps' && part === 'ingredients') parts.steps.push(...headingsAtEnd(parts.ingredients));
      part = guessed;
      parts[part].push(line);
    }
  }
  return sorted;
}

/** Brings a label and the value that a page shows below it ("Cuisson", "35 min") onto one line. */
function withValues(lines: string[]): string[] {
  const filled = lines.filter((line, at) => line !== '' || !isLabel(lines[at - 1] ?? '', lines[at + 1] ?? ''));
  return filled.flatMap((line, at) => {
    if (isLabel(filled[at - 1] ?? '', line)) return [];
    return isLabel(line, filled[at + 1] ?? '') ? `${line} ${filled[at + 1]}` : line;
  });
}

const isLabel = (line: string, next: string): boolean =>
  /^\p{L}[\p{L}\s]{2,24}:?$/u.test(line) && minutesOf(next) !== null && factsOf(`${line} ${next}`) !== null;

/** A second time in the steps is that of a step. */
const isSaid = (facts: Fact[], known: Fact[], part: Part): boolean =>
  part === 'steps' && facts.every(({ kind }) => known.some((fact) => fact.kind === kind));

/** "Recette : Tarte aux pommes", "Tarte aux pommes (pour 6 personnes)". */
function takeTitle(line: string, sorted: Sorted): void {
  const title = line.replace(/^[#*\s]+|[*\s]+$/g, '').replace(TITLE, '');
  const facts = factsInHeading(title);
  sorted.facts.push(...facts);
  sorted.title = facts.length > 0 ? title.replace(/(?<![\s,–-])[\s,–-]*\(?(?:pour|for|\()[^()]*\)?$/iu, '') : title;
}

/**
 * The part that a line is the heading of, and what follows behind its colon.
 * @param hasIngredients a mere "Recette" below them is the heading of the steps, above them a title
 */
function headingOf(line: string, hasIngredients: boolean): { part: Part; name: string; rest: string[] } | null {
  const colon = line.indexOf(':');
  const end = colon < 0 ? line.length : colon;
  if (end === 0 || end > HEADING_MAX || factsOf(line)) return null;
  const name = line.slice(0, end).replace(/^[#*\s]+|[*\s]+$/g, '');
  const rest = line.slice(end + 1).replace(/^[*\s]+/, '');
  if (isListTitle(name)) return found('ingredients', name, rest);
  const isMereRecipe = /recette/iu.test(name) && (rest !== '' || !hasIngredients);
  if (STEPS.test(name) && !isMereRecipe) return found('steps', name, rest);
  return OTHERS.test(name) ? found('others', name, rest) : null;
}

/** "Ingrédients : 200 g de farine, 3 œufs, sel": ingredients behind a colon are separated by commas. */
function found(part: Part, name: string, rest: string) {
  const list = part === 'ingredients' ? rest.replace(/\.$/, '').split(/(?<!\s)\s*[;,](?!\d)\s*/) : [rest];
  return { part, name, rest: list.filter((line) => line !== '') };
}

/** The first line, unless it looks like something else. */
const isTitle = (line: string): boolean =>
  line !== '' && line.length <= TITLE_MAX && (TITLE.test(line) || (!isIngredient(line) && !isStep(line)));

/** The part of a line without a heading above it. */
function guess(part: Part, line: string, headed: Set<Part | undefined>): Part {
  if (line === '') return part;
  if (part === 'intro' && !headed.has('ingredients') && isIngredient(line)) return 'ingredients';
  const isAwaited =
    part === 'ingredients' || (part === 'intro' && !headed.has('ingredients') && numberedStep(line) !== null);
  return isAwaited && !headed.has('steps') && isStep(line) ? 'steps' : part;
}

const words = (text: string): number => text.split(/\s+/).length;

function isIngredient(line: string): boolean {
  const [item = ''] = listLines(line);
  return item.length <= 100 && !isStep(line) && readIngredient(item).quantity !== '';
}

function isStep(line: string): boolean {
  const numbered = numberedStep(line);
  const text = numbered ?? line;
  if (/^(?:étape|etape|step)\s*\d/iu.test(line)) return true;
  const count = words(text);
  return (
    (count >= (numbered === null ? 3 : 2) && VERBS.test(text)) ||
    (count >= 9 && /[.!]$/u.test(text)) ||
    text.length > 120
  );
}

/** Takes the titles at the end of a list away. */
function headingsAtEnd(lines: string[]): string[] {
  let start = lines.length;
  while (start > 0 && (lines[start - 1] === '' || stepHeading(lines[start - 1] ?? '') !== undefined)) start -= 1;
  return lines.splice(start);
}
