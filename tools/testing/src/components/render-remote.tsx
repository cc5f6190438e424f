import type { Site } from '@tdt/contracts';
import * as samples from '@tdt/domain/testing';
import {
  type ApiClient,
  fetchJson,
  isRouteErrorResponse,
  NewsletterContext,
  Outlet,
  type RouteObject,
  SiteContext,
  statusOf,
  type Toast,
  ToastsContext,
  useRouteError,
} from '@tdt/platform';
import { apiContext, createBrowserRouter, RouterContextProvider, RouterProvider } from '@tdt/platform/host';
import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { type ApiRequest, type ApiTable, stubApi } from './stub-api.ts';

export interface RenderRemoteOptions {
  /** What the API returns; see `stubApi`. */
  api?: ApiTable;
  /** Responses to what screens ask by themselves: such requests are recorded only where `api` has responses for them. */
  background?: ApiTable;
  /** The address that is opened, with its query. */
  path?: string;
  /** Settings of the site that differ from those of the samples. */
  site?: Partial<Site>;
  /** A further provider around the routes, such as a store. */
  wrapper?: ComponentType<{ children: ReactElement }>;
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent;
  /** Navigates to an address, or by a number of steps through the history. */
  go: (to: string | number) => Promise<void>;
  /** Requests to the API so far, oldest first. */
  requests: ApiRequest[];
  /** Toasts so far without the dismissed ones, oldest first. */
  toasts: Toast[];
  /** Called when the remote opens the newsletter's modal. */
  openNewsletter: () => void;
}

/**
 * Renders the routes of a remote as the shell does: in the platform's router, with the settings of the site, toasts and
 * newsletter. The loader of the page runs first, so a test begins with `await screen.findBy…`.
 */
export function renderRemote(routes: RouteObject[], options: RenderRemoteOptions = {}): RenderedRemote {
  const { api = {}, background, path = '/', site, wrapper: Wrapper = NoWrapper } = options;
  const requests = stubApi(api, background);
  history.replaceState(null, '', path);
  const root = { Component: Outlet, errorElement: <Failure />, HydrateFallback: Loading, children: routes };
  const router = createBrowserRouter([root], {
    getContext: () => new RouterContextProvider(new Map([[apiContext, fetchApi]])),
  });
  onTestFinished(() => router.dispose());

  const toasts: Toast[] = [];
  const dismiss = (topic: string) => {
    const others = toasts.filter((toast) => toast.kind !== 'error' || toast.topic !== topic);
    toasts.splice(0, toasts.length, ...others);
  };
  const openNewsletter = vi.fn();
  const rendered = render(
    <SiteContext value={{ ...samples.site, ...site }}>
      <ToastsContext value={{ show: (toast) => void toasts.push(toast), dismiss }}>
        <NewsletterContext value={{ open: openNewsletter }}>
          <Wrapper>
            <RouterProvider router={router} />
          </Wrapper>
        </NewsletterContext>
      </ToastsContext>
    </SiteContext>,
  );
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...rendered, user: userEvent.setup(), go, requests, toasts, openNewsletter };
}

const NoWrapper = ({ children }: { children: ReactNode }) => children;

const fetchApi: ApiClient = (path, signal) => fetchJson(path, { signal });

const Loading = () => <p aria-busy="true" />;

/** Shows what the remote's loader or component has thrown, in place of the shell's message. */
function Failure() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  return <p role="alert">{`Failed: ${status ?? error}`}</p>;
}
