import type { Menu } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import { readMenuQuery } from '@tdt/domain/lists';
import { type LoaderFunctionArgs, loadFrom, redirect } from '@tdt/platform';

/** A menu of the country of `:countrySlug`. Redirects as the country's page does; an unknown country is the shell's. */
export async function loadMenu(args: LoaderFunctionArgs): Promise<Menu> {
  const { countrySlug = '' } = args.params;
  const { menu } = readMenuQuery(new URL(args.request.url).searchParams);
  const found = await loadFrom<Menu>(args, API.menu(countrySlug, menu));
  if (found.match !== 'slug') throw redirect(PAGES.menu(found.country.slug), found.match === 'alias' ? 301 : 302);
  return found;
}
