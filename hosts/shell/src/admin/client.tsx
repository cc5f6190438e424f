import './content-policy.ts';
import '../app/fast-refresh.ts';
import '@tdt/ui/base.css';
// The shell provides to remotes only the modules that it imports itself, by these exact names.
import '@tdt/admin/api';
import '@tdt/platform/admin';
import { showTimesIn } from '@tdt/admin/kit';
import type { AdminBoot } from '@tdt/contracts';
import { RouterProvider } from '@tdt/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ADMIN_ROOT_ID, BOOT_ID } from '../app/boot.ts';
import { Providers } from '../app/providers.tsx';
import { showLoading } from '../app/show-loading.ts';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { reportThrown } from '../federation/report.ts';
import { startTheme } from './preferences/apply-theme.ts';
import { createAdminRouter } from './routes.tsx';

/** Starts the back office. */
function start(): void {
  const json = document.getElementById(BOOT_ID)?.textContent;
  const root = document.getElementById(ADMIN_ROOT_ID);
  if (!json || !root) throw new Error('The document carries no boot data.');
  const { site, remotes }: AdminBoot = JSON.parse(json);
  if (site.editing) showTimesIn(site.editing.time_zone);
  startTheme();
  const router = createAdminRouter(remotes.remotes, createRemoteLoader(remotes, 'admin'));
  showLoading(router);
  createRoot(root).render(
    <StrictMode>
      <Providers site={site}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

try {
  start();
} catch (error) {
  console.error(error);
  reportThrown(error);
}
