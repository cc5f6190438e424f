import type { createBrowserRouter } from '@tdt/platform/host';

/** Lets the frame show that a page is on its way: see loading-bar.css. */
export function showLoading(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation }) => {
    document.documentElement.toggleAttribute('data-loading', navigation.state === 'loading');
  });
}
