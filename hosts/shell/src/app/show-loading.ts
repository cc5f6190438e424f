import type { createBrowserRouter } from '@tdt/platform/host';

/** Shows the loading bar (loading-bar.css) while the router loads a page. */
export function showLoading(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation }) => {
    document.documentElement.toggleAttribute('data-loading', navigation.state === 'loading');
  });
}
