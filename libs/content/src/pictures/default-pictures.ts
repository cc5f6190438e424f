import type { DefaultName, PictureSeed, PictureSpec } from '@tdt/contracts';
import { LANDSCAPE, POLAROID } from './country-pictures.ts';
import { definePicture } from './define-picture.ts';
import { drawingOf } from './recipe-pictures.ts';

/** A recipe's table, painted anew: another seed gives the same dish on another table. */
const dish = (title: string, seed: string, view: string): PictureSpec => ({
  kind: 'dish',
  spec: { ...drawingOf(title), seed, view },
  size: LANDSCAPE,
});

const place = (code: string, size = LANDSCAPE): PictureSpec => ({ kind: 'place', code, shot: 0, size });

/** Dishes that could come from anywhere, and places of countries that have no recipes. */
export const planDefaultPictures = (): PictureSeed[] => [
  define(
    'cover',
    0,
    'Une table dressée, un plat à partager',
    dish('Moqueca de poisson à la bahianaise', 'd1', 'cover'),
  ),
  define('plat', 0, 'Un plat mijoté', dish('Tajine de poulet au citron confit et aux olives', 'd2', 'left')),
  define('plat', 1, 'Une soupe fumante', dish('Caldo verde au chou et au chorizo', 'd3', 'right')),
  define('plat', 2, 'Un dessert à partager', dish('Tarte Tatin aux pommes caramélisées', 'd4', 'close')),
  define('pays', 0, 'Un fjord et ses montagnes', place('NO')),
  define('pays', 1, 'Un lagon bordé de palmiers', place('PF')),
  define('pays', 2, 'La savane au soleil couchant', place('KE')),
  define('pays', 3, 'Un canal et ses maisons', place('NL')),
  define('polaroid', 0, 'Carte postale de voyage', place('HR', POLAROID)),
  define('team', 0, 'Notre table, prête pour le repas', dish('Paella valenciana au poulet et au lapin', 'd5', 'cover')),
];

/** How each default is filed; `team` is the picture of the about page, which the back office keeps in its own folder. */
const FILED: Readonly<Record<DefaultName, { image_type: PictureSeed['image_type']; folder: string }>> = {
  cover: { image_type: 'cover', folder: 'default' },
  plat: { image_type: 'plat', folder: 'default' },
  pays: { image_type: 'pays', folder: 'default' },
  polaroid: { image_type: 'polaroid', folder: 'default' },
  team: { image_type: 'mood', folder: 'about' },
};

function define(name: DefaultName, image_order: number, alt: string, spec: PictureSpec): PictureSeed {
  return definePicture({ owner: { kind: 'default', name }, image_order, ...FILED[name], alt, committed: true, spec });
}
