import { COUNTING_PATTERN, MENUS_MAX } from '@tdt/contracts/plain';
import { readTime } from '@tdt/cuisine/meals';

/** Parameters of a menu's URL. */
export interface MenuQuery {
  /** Which menu, from 1. */
  menu: number;
  /** When to sit down, such as '19:30'. */
  heure: string;
}

const NO_MENU_QUERY: MenuQuery = { menu: 1, heure: '20:00' };

/** Reads the page's URL; invalid values are ignored. */
export function readMenuQuery(params: URLSearchParams): MenuQuery {
  const menu = params.get('menu') ?? '';
  const heure = params.get('heure') ?? '';
  return {
    menu: COUNTING_PATTERN.test(menu) && Number(menu) >= 1 && Number(menu) <= MENUS_MAX ? Number(menu) : 1,
    heure: readTime(heure) === null ? NO_MENU_QUERY.heure : heure,
  };
}

/** The query string of a menu, '' or '?…': a fixed order, without what goes without saying. */
export function menuSearch({ menu, heure }: MenuQuery): string {
  const params = new URLSearchParams();
  if (menu !== NO_MENU_QUERY.menu) params.set('menu', String(menu));
  if (heure !== NO_MENU_QUERY.heure) params.set('heure', heure);
  const text = params.toString();
  return text && `?${text}`;
}
