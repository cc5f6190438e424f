import type { NewsletterTrigger, RemoteEntry } from '@tdt/contracts';
import { type Elements, NewsletterContext, type NewsletterModal, useSite, useToasts } from '@tdt/platform';
import { Component, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reportThrown } from '../federation/report.ts';

/** The remote `newsletter`. */
export interface NewsletterRemote extends Pick<RemoteEntry, 'name' | 'version'> {
  /** `undefined` when it could not be loaded; the loader reports that. */
  load(): Promise<{ Newsletter?: NewsletterModal } | undefined>;
}

interface Opened {
  Modal: NewsletterModal;
  trigger: NewsletterTrigger;
  /** Reports whether the modal is on the page. */
  onShown: (isShown: boolean) => void;
}

interface NewsletterProviderProps {
  remote: NewsletterRemote | undefined;
  children: Elements;
}

/**
 * Opens the newsletter for visitors who press its button or are about to leave, and loads its code only then. If that
 * fails, visitors who pressed the button see a toast and may try again.
 */
export function NewsletterProvider({ remote, children }: NewsletterProviderProps) {
  const [opened, setOpened] = useState<Opened>();
  const isBusy = useRef(false);
  const watch = useRef<AbortController>(null);
  const { show: toast } = useToasts();
  const { newsletter: isOn } = useSite().features;

  const close = useCallback(() => {
    isBusy.current = false;
    setOpened(undefined);
  }, []);
  const fail = useCallback(
    (showsToast: boolean) => {
      close();
      if (showsToast) toast({ kind: 'error', title: "La newsletter n'est pas disponible pour le moment." });
    },
    [close, toast],
  );

  const open = useCallback(
    async (trigger: NewsletterTrigger): Promise<boolean> => {
      // It is loading, or open.
      if (isBusy.current) return false;
      isBusy.current = true;
      watch.current?.abort();
      document.documentElement.toggleAttribute('data-loading', true);
      const Modal = (await remote?.load())?.Newsletter;
      document.documentElement.toggleAttribute('data-loading', false);
      if (Modal) return new Promise((onShown) => setOpened({ Modal, trigger, onShown }));
      // A visitor who did not ask for the newsletter need not know.
      fail(trigger === 'button');
      return false;
    },
    [remote, fail],
  );

  useEffect(() => {
    if (!remote || !isOn) return;
    const session = new AbortController();
    watch.current = session;
    whenIdle(() => {
      // Not a bundler import: see client.tsx.
      const script = import(/* webpackIgnore: true */ `${__webpack_public_path__}js/exit-intent.js`);
      (script as Promise<typeof import('./exit-intent.ts')>)
        .then(({ watchForExit }) => watchForExit({ invite: open, signal: session.signal }))
        .catch(reportThrown);
    });
    return () => session.abort();
  }, [remote, isOn, open]);

  const newsletter = useMemo(() => ({ open: () => void open('button') }), [open]);
  return (
    <NewsletterContext value={newsletter}>
      {children}
      {opened && (
        <NewsletterBoundary
          onError={(error) => {
            reportThrown(error, remote);
            opened.onShown(false);
            fail(true);
          }}
        >
          <opened.Modal
            variant={opened.trigger === 'button' ? 'default' : 'exit-intent'}
            trigger={opened.trigger}
            onClose={close}
          />
          <ReportShown onShown={opened.onShown} />
        </NewsletterBoundary>
      )}
    </NewsletterContext>
  );
}

/** Rendered beside the modal, so its effect runs once the modal is on the page. */
function ReportShown({ onShown }: Pick<Opened, 'onShown'>) {
  useEffect(() => onShown(true), [onShown]);
  return null;
}

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));

interface NewsletterBoundaryProps {
  onError: (error: unknown) => void;
  children: Elements;
}

/** Removes a newsletter that throws, so that the page stays. */
class NewsletterBoundary extends Component<NewsletterBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
