import { NewsletterContext, type NewsletterModal, useToasts } from '@tdt/platform';
import { type ReactNode, useMemo, useState } from 'react';

/** Loads the remote `newsletter`; `undefined` when it is not deployed or does not load. */
export type LoadNewsletter = () => Promise<{ Newsletter?: NewsletterModal } | undefined>;

/** Opens the newsletter for whoever asks: its code is loaded then, and a visitor is told when it does not come. */
export function NewsletterProvider({ load, children }: { load: LoadNewsletter | undefined; children: ReactNode }) {
  const [Modal, setModal] = useState<NewsletterModal | undefined>();
  const { show } = useToasts();
  const newsletter = useMemo(
    () => ({
      async open() {
        const module = await load?.();
        setModal(() => module?.Newsletter);
        if (!module?.Newsletter) show({ kind: 'error', title: "La newsletter n'est pas disponible pour le moment." });
      },
    }),
    [load, show],
  );
  return (
    <NewsletterContext value={newsletter}>
      {children}
      {Modal && <Modal onClose={() => setModal(undefined)} />}
    </NewsletterContext>
  );
}
