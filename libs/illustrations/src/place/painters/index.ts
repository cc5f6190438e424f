/** Every kind of place there is, by name. A new painter is registered here and nowhere else. */

import type { Painter } from '../painter.ts';
import { alpine } from './alpine.ts';
import { andes } from './andes.ts';
import { aurora } from './aurora.ts';
import { bay } from './bay.ts';
import { canal } from './canal.ts';
import { cliffs } from './cliffs.ts';
import { desert } from './desert.ts';
import { domes } from './domes.ts';
import { fjord } from './fjord.ts';
import { karst } from './karst.ts';
import { lagoon } from './lagoon.ts';
import { lavender } from './lavender.ts';
import { market } from './market.ts';
import { outback } from './outback.ts';
import { pagoda } from './pagoda.ts';
import { palace } from './palace.ts';
import { pyramids } from './pyramids.ts';
import { roofs } from './roofs.ts';
import { savanna } from './savanna.ts';
import { skyline } from './skyline.ts';
import { steppe } from './steppe.ts';
import { terraces } from './terraces.ts';
import { village } from './village.ts';
import { vineyard } from './vineyard.ts';
import { volcano } from './volcano.ts';
import { waterfall } from './waterfall.ts';

export const PAINTERS = {
  alpine,
  andes,
  aurora,
  bay,
  canal,
  cliffs,
  desert,
  domes,
  fjord,
  karst,
  lagoon,
  lavender,
  market,
  outback,
  pagoda,
  palace,
  pyramids,
  roofs,
  savanna,
  skyline,
  steppe,
  terraces,
  village,
  vineyard,
  volcano,
  waterfall,
};

export type PlaceName = keyof typeof PAINTERS;

/** What a country may change in a place of this name. */
export type OptionsOf<Name extends PlaceName> =
  (typeof PAINTERS)[Name] extends Painter<infer Options> ? Options : never;
