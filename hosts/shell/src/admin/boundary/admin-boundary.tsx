import { ErrorScreen, LinkButton, ScreenLanguage } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { useLocation } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { ContentBoundary, type RemoteOf } from '../../federation/content-boundary.tsx';
import { titleOf } from '../layout/screens.ts';
import styles from './admin-boundary.module.css';

const TEXTS = {
  fr: {
    failed: 'Cet écran est momentanément indisponible',
    failedText: "Il n'a pas pu être chargé. Réessayez dans un instant.",
    unknown: 'Page non trouvée',
    unknownText: "Cette adresse ne mène à aucun écran de l'administration.",
    back: 'Retour au tableau de bord',
  },
  en: {
    failed: 'This screen is not available at the moment',
    failedText: 'It could not be loaded. Please try again in a moment.',
    unknown: 'Page not found',
    unknownText: 'This address leads to no screen of the back office.',
    back: 'Back to the dashboard',
  },
};

/** Replaces a screen that cannot be shown, inside the layout and in the language of the screen. */
export function AdminBoundary({ remoteOf }: { remoteOf: RemoteOf }) {
  const { lang } = titleOf(useLocation().pathname);
  const texts = TEXTS[lang];
  return (
    <ScreenLanguage lang={lang}>
      <ContentBoundary
        remoteOf={remoteOf}
        unknown={() => (
          <div className={stack(4, styles.screen)}>
            <h2>{texts.unknown}</h2>
            <p>{texts.unknownText}</p>
            <LinkButton to={ADMIN_PAGES.dashboard}>{texts.back}</LinkButton>
          </div>
        )}
        failed={(onRetry, failure) => (
          <ErrorScreen title={texts.failed} error={failure} onRetry={onRetry}>
            {texts.failedText}
          </ErrorScreen>
        )}
      />
    </ScreenLanguage>
  );
}
