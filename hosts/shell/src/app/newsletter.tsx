import type { NewsletterTrigger, RemoteEntry } from '@tdt/contracts';
import { NewsletterContext, type NewsletterModal, useSite, useToasts } from '@tdt/platform';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reportThrown } from '../federation/report.ts';
import { NewsletterBoundary } from './newsletter-boundary.tsx';

/** The remote `newsletter`, as far as it is deployed. */
export interface NewsletterRemote extends Pick<RemoteEntry, 'name' | 'version'> {
  /** `undefined` when it does not load, which is reported. */
  load(): Promise<{ Newsletter?: NewsletterModal } | undefined>;
}

interface Opened {
  Modal: NewsletterModal;
  trigger: NewsletterTrigger;
  /** Says whether it has come on the page. */
  tell: (isShown: boolean) => void;
}

interface NewsletterProviderProps {
  remote: NewsletterRemote | undefined;
  children: ReactNode;
}

/**
 * Opens the newsletter for whoever asks, and for visitors who are about to leave. Its code is loaded then; who asked for it is
 * told when it does not come or breaks, and may try again.
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
    (isMissed: boolean) => {
      close();
      if (isMissed) toast({ kind: 'error', title: "La newsletter n'est pas disponible pour le moment." });
    },
    [close, toast],
  );

  const open = useCallback(
    async (trigger: NewsletterTrigger): Promise<boolean> => {
      // On its way, or there.
      if (isBusy.current) return false;
      isBusy.current = true;
      watch.current?.abort();
      document.documentElement.toggleAttribute('data-loading', true);
      const Modal = (await remote?.load())?.Newsletter;
      document.documentElement.toggleAttribute('data-loading', false);
      if (Modal) return new Promise((tell) => setOpened({ Modal, trigger, tell }));
      // Nobody misses what he has not asked for.
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
      // Not the bundler's own loading of files: see client.tsx.
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
            opened.tell(false);
            fail(true);
          }}
        >
          <opened.Modal
            variant={opened.trigger === 'button' ? 'default' : 'exit-intent'}
            trigger={opened.trigger}
            onClose={close}
          />
          <OnScreen tell={opened.tell} />
        </NewsletterBoundary>
      )}
    </NewsletterContext>
  );
}

/** Beside the modal: it is there when the modal is. */
function OnScreen({ tell }: Pick<Opened, 'tell'>) {
  useEffect(() => tell(true), [tell]);
  return null;
}

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));
