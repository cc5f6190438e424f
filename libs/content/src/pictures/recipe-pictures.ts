import type { DishDrawing, PictureSeed, PictureSize, RecipeSeed } from '@tdt/contracts';
import illustrations from '../../data/illustrations.json' with { type: 'json' };
import { loadRecipes } from '../recipes.ts';
import { definePicture } from './define-picture.ts';

const SIZE: PictureSize = { width: 1200, height: 800 };
const DRAWINGS: Readonly<Record<string, DishDrawing>> = illustrations;

/** What each framing shows, after the recipe's title. */
const VIEWS: Readonly<Record<string, string>> = {
  cover: 'vue d’ensemble',
  left: 'sur la table dressée',
  right: 'au moment de servir',
  close: 'vue de près',
};

/** The drawing of a recipe's cover. Throws when `illustrations.json` lacks the title: the content is at fault then. */
function drawingOf(title: string): DishDrawing {
  const drawing = DRAWINGS[title];
  if (!drawing) throw new Error(`illustrations.json has no drawing for "${title}"`);
  return drawing;
}

/** The cover in the view chosen for the recipe, and the dish in the three other views. */
export const planRecipePictures = (): PictureSeed[] =>
  loadRecipes().flatMap((recipe) => [coverOf(recipe), ...platesOf(recipe)]);

const coverOf = ({ title }: RecipeSeed): PictureSeed =>
  definePicture({
    owner: { kind: 'recipe', title },
    image_type: 'cover',
    image_order: 0,
    folder: 'cover',
    alt: title,
    committed: true,
    spec: { kind: 'dish', spec: drawingOf(title), size: SIZE },
  });

function platesOf({ title }: RecipeSeed): PictureSeed[] {
  const drawing = drawingOf(title);
  const others = Object.entries(VIEWS).filter(([view]) => view !== drawing.view);
  return others.map(([view, words], image_order) =>
    definePicture({
      owner: { kind: 'recipe', title },
      image_type: 'plat',
      image_order,
      folder: 'plat',
      alt: `${title}, ${words}`,
      committed: false,
      spec: { kind: 'dish', spec: { ...drawing, view }, size: SIZE },
    }),
  );
}
