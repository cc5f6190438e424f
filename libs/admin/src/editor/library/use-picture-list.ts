import { type ListFilter, type OwnState, useList } from '@tdt/admin/kit';
import { PICTURE_USE_NAMES, PICTURE_USES, SLUG_PATTERN } from '@tdt/contracts/plain';
import { type PictureFilter, picturesApi } from './pictures-api.ts';

const USE: ListFilter<PictureFilter> = {
  name: 'use',
  label: 'Emploi',
  all: 'Tous',
  options: [
    { value: 'none', label: 'Inutilisée' },
    ...PICTURE_USES.map((value) => ({ value, label: PICTURE_USE_NAMES[value] })),
  ],
};
const TEXT: ListFilter<PictureFilter> = {
  name: 'no_alt',
  label: 'Texte alternatif',
  all: 'Avec ou sans',
  options: [{ value: 'true', label: 'Sans texte alternatif' }],
};

/** The pictures of the site, by words, country, use and lack of text. */
export function usePictureList(ownState?: OwnState) {
  const { data: countries } = picturesApi.usePicturesCountriesQuery();
  const options = (countries?.items ?? []).map(({ name, slug }) => ({ value: slug, label: name }));
  // A country of the address counts before the countries are loaded.
  const isKnown = (slug: string) => SLUG_PATTERN.test(slug);
  return useList({
    useQuery: picturesApi.usePicturesListQuery,
    sorts: ['newest'],
    filters: [{ name: 'pays', label: 'Pays', all: 'Tous les pays', options, isKnown }, USE, TEXT],
    failure: 'Impossible de charger les images',
    ownState,
  });
}
