/** Which country gets which pictures. */
import { at } from '../core/lists.ts';
import { type Region, regionOf } from '../core/regions.ts';
import { createRng } from '../core/rng.ts';
import type { PlaceName } from './painters/index.ts';
import type { PlacePicture, PlaceSpec } from './scene.ts';

/**
 * By ISO 3166 code: the country's picture first, then what else suits it. A bare name leaves light, accent and options
 * to chance and to the painter.
 */
const PICTURES: Readonly<Record<string, readonly (PlaceName | PlacePicture)[]>> = {
  // Southern and western Europe
  FR: [{ place: 'lavender', light: 'dawn' }, 'roofs', 'alpine', 'vineyard'], // France
  IT: [
    { place: 'vineyard', light: 'dawn' },
    {
      place: 'village',
      light: 'noon',
      options: { flatRoofs: false, walls: ['#e9a86a', '#f3d9a0', '#d97a5a', '#f6ead0', '#e9c06a'] },
    },
    { place: 'canal', light: 'dawn', options: { walls: ['#d97a5a', '#e9c08a', '#f1dfb8', '#c9655a', '#e9a86a'] } },
    { place: 'bay', light: 'noon', options: { wall: '#e9a86a' } },
  ], // Italy
  ES: [
    { place: 'village', light: 'sunset', options: { flatRoofs: false, roof: '#c4602f' } },
    'roofs',
    { place: 'vineyard', light: 'noon' },
    { place: 'bay', light: 'noon', options: { land: '#9a9a5a', wall: '#fbf4e6' } },
  ], // Spain
  PT: [
    {
      place: 'roofs',
      light: 'noon',
      accent: '#2f6fa0',
      options: { roof: '#d0603a', walls: ['#fbf4e6', '#f3d27a', '#a8c9d9', '#f6ead0'] },
    },
    'cliffs',
    { place: 'vineyard', light: 'sunset' },
    { place: 'bay', light: 'dawn', options: { wall: '#a8c9d9' } },
  ], // Portugal
  GR: [
    { place: 'village', light: 'noon', accent: '#2f6fb0' },
    'bay',
    { place: 'cliffs', light: 'noon', options: { rock: '#e0d2b4', land: '#9aa05a' } },
  ], // Greece
  MT: [{ place: 'bay', light: 'noon', options: { wall: '#efcf96' } }], // Malta
  GB: [{ place: 'cliffs', light: 'noon', options: { rock: '#f0ead8' } }, 'skyline'], // United Kingdom
  IE: [{ place: 'cliffs', light: 'dawn' }], // Ireland
  BE: [{ place: 'canal', light: 'dusk' }], // Belgium
  NL: [{ place: 'canal', light: 'dawn' }], // Netherlands

  // Northern, central and eastern Europe
  NO: [{ place: 'fjord', light: 'dawn' }], // Norway
  SE: [
    { place: 'fjord', light: 'noon' },
    { place: 'aurora', light: 'night' },
    { place: 'canal', light: 'noon', options: { walls: ['#c9483b', '#e9b24a', '#d9783a', '#f1dfb8', '#b8604a'] } },
    { place: 'alpine', light: 'snow', options: { winter: true } },
  ], // Sweden
  FI: ['aurora'], // Finland
  IS: [{ place: 'aurora', light: 'night' }, 'volcano'], // Iceland
  DK: [{ place: 'canal', light: 'noon', options: { walls: ['#d9603f', '#e9b24a', '#4f86a6', '#f1dfb8', '#c9483b'] } }], // Denmark
  DE: [{ place: 'alpine', light: 'noon' }], // Germany
  CH: [{ place: 'alpine', light: 'dawn', options: { winter: true } }], // Switzerland
  AT: [{ place: 'alpine', light: 'snow' }], // Austria
  CZ: ['roofs'], // Czechia
  HU: [{ place: 'roofs', light: 'dusk' }], // Hungary
  PL: [{ place: 'roofs', light: 'dawn' }], // Poland
  HR: [{ place: 'roofs', light: 'noon' }], // Croatia
  RU: [{ place: 'domes', light: 'snow', options: { redBrick: true } }], // Russia
  UA: [{ place: 'domes', light: 'dawn', options: { winter: false } }], // Ukraine
  RO: ['alpine'], // Romania
  BG: ['vineyard'], // Bulgaria

  // Africa
  MA: [
    { place: 'desert', light: 'sand', accent: '#2f6f86' },
    'market',
    { place: 'village', light: 'noon', accent: '#2f6fb0', options: { walls: ['#8fb8d9', '#b4d0e4', '#f6f0e2'] } },
  ], // Morocco
  DZ: [{ place: 'desert', light: 'sunset', accent: '#3f7f5a' }, 'market'], // Algeria
  TN: [{ place: 'village', light: 'noon', accent: '#2f7fb0', options: { dome: '#f6f0e2' } }, 'market'], // Tunisia
  LY: ['desert'], // Libya
  EG: [{ place: 'pyramids', light: 'sand' }, 'market'], // Egypt
  SN: [
    {
      place: 'bay',
      light: 'sunset',
      accent: '#e0a62f',
      options: { land: '#8a9a4a', tree: 'tree', wall: '#f0c98a' },
    },
    'market',
    { place: 'lagoon', light: 'sunset' },
    { place: 'savanna', light: 'sand' },
  ], // Senegal
  ML: [{ place: 'desert', light: 'sunset' }], // Mali
  CI: ['lagoon', 'market'], // Côte d'Ivoire
  GH: [{ place: 'market', light: 'sunset', accent: '#d9a42f' }], // Ghana
  NG: [{ place: 'skyline', light: 'sunset' }, 'market'], // Nigeria
  CM: ['volcano', 'waterfall'], // Cameroon
  CD: ['waterfall'], // DR Congo
  ET: [
    { place: 'terraces', light: 'dawn' },
    'savanna',
    { place: 'waterfall', light: 'noon' },
    { place: 'market', light: 'sand' },
  ], // Ethiopia
  KE: [{ place: 'savanna', light: 'sunset' }], // Kenya
  TZ: [{ place: 'savanna', light: 'dawn', options: { snow: true } }], // Tanzania
  ZA: [{ place: 'cliffs', light: 'noon', options: { land: '#8fa34f' } }, 'savanna'], // South Africa
  MG: ['savanna', 'lagoon'], // Madagascar
  RE: ['volcano'], // Réunion
  MU: ['lagoon'], // Mauritius

  // Middle East and Caucasus
  LB: [
    { place: 'roofs', light: 'sunset', options: { roof: '#c9642f' } },
    'bay',
    { place: 'alpine', light: 'dawn', options: { rock: '#9a8a7a' } },
    { place: 'vineyard', light: 'noon' },
  ], // Lebanon
  SY: ['market'], // Syria
  JO: [{ place: 'outback', light: 'sand', options: { land: '#c9704a' } }], // Jordan
  IL: ['roofs'], // Israel
  PS: ['roofs'], // Palestine
  IR: [
    { place: 'palace', light: 'dawn', options: { dome: '#2f8f96', ribs: '#f3dca4' } },
    { place: 'market', light: 'sand', accent: '#2f8f96' },
    { place: 'desert', light: 'dawn' },
    { place: 'palace', light: 'sunset', options: { dome: '#3f7fa0', wall: '#e9c48c', onion: false } },
  ], // Iran
  IQ: [{ place: 'palace', light: 'sunset', options: { dome: '#e0b04a' } }], // Iraq
  TR: [
    { place: 'palace', light: 'sunset', options: { onion: false, dome: '#7f9aa6', minaret: 0.5 } },
    'market',
    { place: 'bay', light: 'noon' },
    { place: 'village', light: 'noon', options: { flatRoofs: false, roof: '#c4602f' } },
  ], // Turkey
  SA: ['desert'], // Saudi Arabia
  AE: [{ place: 'skyline', light: 'sunset' }], // United Arab Emirates
  GE: [
    { place: 'alpine', light: 'dawn' },
    { place: 'vineyard', light: 'sunset' },
    { place: 'roofs', light: 'noon', options: { roof: '#b8503f' } },
  ], // Georgia
  AM: [{ place: 'alpine', light: 'sunset' }], // Armenia

  // Asia
  JP: [
    { place: 'pagoda', light: 'dawn' },
    'skyline',
    { place: 'bay', light: 'dawn', options: { roof: '#3f5a5f', tree: 'tree' } },
    { place: 'alpine', light: 'snow', options: { winter: true } },
  ], // Japan
  CN: [
    { place: 'karst', light: 'dawn' },
    { place: 'pagoda', options: { snowyPeak: false, roof: '#3f6a5a' } },
    { place: 'terraces', light: 'noon' },
    { place: 'skyline', light: 'sunset' },
  ], // China
  KR: [
    { place: 'pagoda', light: 'noon', options: { tiers: 2, roof: '#3f5a5f' } },
    'skyline',
    { place: 'bay', light: 'noon', options: { roof: '#3f5a5f', tree: 'tree' } },
    { place: 'alpine', light: 'snow', options: { winter: true } },
  ], // South Korea
  VN: [
    { place: 'karst', light: 'tropic' },
    'terraces',
    { place: 'lagoon', light: 'tropic' },
    { place: 'pagoda', light: 'dawn', options: { blossoms: false, snowyPeak: false, roof: '#b8503f', tiers: 5 } },
  ], // Vietnam
  TH: [
    {
      place: 'pagoda',
      light: 'sunset',
      options: { blossoms: false, snowyPeak: false, roof: '#d0632f', tiers: 4 },
    },
    'lagoon',
    { place: 'karst', light: 'tropic' },
    { place: 'terraces', light: 'noon' },
  ], // Thailand
  KH: ['waterfall'], // Cambodia
  LA: ['waterfall'], // Laos
  ID: [{ place: 'volcano', light: 'tropic' }, 'terraces'], // Indonesia
  MY: ['skyline'], // Malaysia
  SG: [{ place: 'skyline', light: 'night' }], // Singapore
  PH: [{ place: 'terraces', light: 'tropic' }, 'lagoon'], // Philippines
  MM: ['pagoda'], // Myanmar
  IN: [
    { place: 'palace', light: 'dawn' },
    'market',
    { place: 'lagoon', light: 'tropic' },
    { place: 'terraces', light: 'noon' },
  ], // India
  PK: [{ place: 'alpine', light: 'noon' }], // Pakistan
  LK: ['terraces', 'lagoon'], // Sri Lanka
  NP: [{ place: 'alpine', light: 'dawn', options: { rock: '#6f7f9a' } }], // Nepal
  BD: ['terraces'], // Bangladesh
  AF: ['alpine'], // Afghanistan
  UZ: [
    { place: 'palace', light: 'sunset', options: { dome: '#2a8fa8', wall: '#e9c48c', onion: false, ribs: '#f3e6c4' } },
  ], // Uzbekistan
  KZ: ['steppe'], // Kazakhstan
  KG: ['steppe'], // Kyrgyzstan
  MN: [{ place: 'steppe', light: 'noon' }], // Mongolia

  // Americas
  US: [
    { place: 'skyline', light: 'dusk' },
    'outback',
    { place: 'cliffs', light: 'dawn' },
    { place: 'alpine', light: 'noon' },
  ], // United States
  CA: [{ place: 'alpine', light: 'snow', options: { winter: true } }], // Canada
  MX: [
    { place: 'outback', light: 'sunset', options: { cacti: true, land: '#c9583a' } },
    'market',
    { place: 'lagoon', light: 'tropic' },
    { place: 'volcano', light: 'sunset' },
  ], // Mexico
  GT: ['volcano'], // Guatemala
  CR: ['waterfall'], // Costa Rica
  CU: [{ place: 'bay', light: 'tropic', options: { land: '#5f8a4a', roof: '#d9783a' } }], // Cuba
  JM: ['lagoon', 'waterfall'], // Jamaica
  HT: ['lagoon'], // Haiti
  GP: ['lagoon'], // Guadeloupe
  MQ: ['volcano'], // Martinique
  PE: [
    { place: 'andes', light: 'dawn' },
    { place: 'waterfall', light: 'tropic' },
    { place: 'market', light: 'noon', accent: '#a8324f' },
  ], // Peru
  BO: [{ place: 'andes', light: 'sunset' }], // Bolivia
  EC: ['volcano'], // Ecuador
  CO: ['waterfall', 'andes'], // Colombia
  VE: ['waterfall'], // Venezuela
  BR: [
    { place: 'bay', light: 'tropic', accent: '#f0b83f', options: { land: '#2f7a52', tree: 'palm' } },
    'waterfall',
    { place: 'lagoon', light: 'sunset' },
    { place: 'skyline', light: 'dusk' },
  ], // Brazil
  AR: [
    { place: 'alpine', light: 'sunset' },
    'vineyard',
    { place: 'waterfall', light: 'tropic' },
    { place: 'outback', light: 'sand', options: { cacti: true } },
  ], // Argentina
  CL: ['alpine'], // Chile
  UY: ['bay'], // Uruguay

  // Oceania
  AU: [{ place: 'outback', light: 'sunset', options: { rounded: true } }], // Australia
  NZ: [{ place: 'fjord', light: 'noon' }], // New Zealand
  PF: [{ place: 'lagoon', light: 'tropic' }], // French Polynesia
  NC: ['lagoon'], // New Caledonia
  FJ: ['lagoon'], // Fiji
};

/** For every other country, the place of its region. */
const REGION_PLACES: Readonly<Record<Region, PlaceName>> = {
  maghreb: 'desert',
  levant: 'market',
  westafrica: 'market',
  eastafrica: 'savanna',
  japan: 'pagoda',
  china: 'karst',
  korea: 'pagoda',
  seasia: 'karst',
  india: 'palace',
  france: 'lavender',
  italy: 'vineyard',
  iberia: 'village',
  britain: 'cliffs',
  nordic: 'fjord',
  central: 'roofs',
  east: 'domes',
  balkans: 'village',
  mexico: 'outback',
  andes: 'andes',
  brazil: 'waterfall',
  caribbean: 'lagoon',
  usa: 'skyline',
  oceania: 'lagoon',
  centralasia: 'steppe',
};

const ACCENTS = ['#c9483b', '#d9783a', '#2f7f86', '#e0a62f', '#a8324f', '#2f6fa0'];

/**
 * The picture of a country. Shot 0 is the one it is known by; the next ones go through what else suits it, then through
 * the same places again in whatever light chance brings.
 */
export function pickPlace(countryCode: string, shot: number): PlaceSpec {
  const code = countryCode.toUpperCase();
  const pictures = PICTURES[code] ?? [REGION_PLACES[regionOf(code)]];
  const entry = at(pictures, shot);
  const picture: PlacePicture = typeof entry === 'string' ? { place: entry } : entry;
  const seed = `${code}:${shot}`;
  return {
    ...picture,
    light: shot < pictures.length ? picture.light : undefined,
    accent: picture.accent ?? createRng(`place:${seed}`).pick(ACCENTS),
    seed,
  };
}
