import { Link, Outlet, useSite } from '@tdt/platform';

export function PublicLayout() {
  return (
    <>
      <header>
        <Link to="/">{useSite().name}</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
