import type { Home } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { Link, loadFrom, type RouteObject, useLoaderData } from '@tdt/platform';

function HomePage() {
  const home = useLoaderData<Home>();
  return (
    <>
      <title>Accueil</title>
      <h1>{home.hero?.title ?? 'Accueil'}</h1>
      <Link to="/toutes-recettes">Toutes les recettes</Link>
    </>
  );
}

export const routes: RouteObject[] = [
  { path: '/', Component: HomePage, loader: (args) => loadFrom<Home>(args, API.home) },
];
