import { Alert, exactText } from '@tdt/admin/kit';
import type { OutboxReport } from '@tdt/contracts';
import { PAUSE_TEXTS } from './texts.ts';

/** Says that nothing is sent to Brevo, and why; nothing while all is well. */
export function OutboxBanner({ is_configured: isConfigured, pause }: OutboxReport) {
  if (!isConfigured) {
    const description = 'Les inscriptions sont gardées ici, et partiront dès que le site aura une clé.';
    return <Alert type="warning" showIcon title="Aucune clé Brevo : rien n'est envoyé." description={description} />;
  }
  if (!pause) return null;
  const title = `Envois vers Brevo en pause jusqu'au ${exactText(pause.until)}.`;
  return <Alert type="warning" showIcon title={title} description={PAUSE_TEXTS[pause.reason]} />;
}
