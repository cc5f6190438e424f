import { codeOf, isSessionFailure } from '@tdt/admin/api';
import { ConfirmButton, DeleteOutlined, useReference } from '@tdt/admin/kit';
import type { AdminSubscriber } from '@tdt/contracts';
import { useToasts } from '@tdt/platform';
import { subscribersApi } from './subscribers-api.ts';

/** The button of a row that erases the subscriber, here and at Brevo. */
export function DeleteSubscriber({ subscriber: { id, email } }: { subscriber: AdminSubscriber }) {
  const { show } = useToasts();
  const reference = useReference();
  const [remove] = subscribersApi.useSubscribersDeleteMutation();
  const onConfirm = async () => {
    const { data, error } = await remove(id);
    // Another user has deleted it: the goal is reached.
    if (data || codeOf(error) === 'SUBSCRIBER_NOT_FOUND') {
      const isQueued = data?.status === 'queued';
      const description = isQueued ? 'Effacé ici. Brevo ne répond pas : il le sera là-bas dès que possible.' : '';
      return show({ kind: 'success', title: 'Abonné supprimé avec succès', ...(description && { description }) });
    }
    if (isSessionFailure(error)) return;
    show({ kind: 'error', title: "Erreur lors de la suppression de l'abonné", ...reference(error) });
  };
  return (
    <ConfirmButton
      label={`Supprimer ${email}`}
      icon={<DeleteOutlined aria-hidden />}
      title="Supprimer cet abonné ?"
      text={`Tout ce qui concerne ${email} est effacé ici et chez Brevo, registre des consentements compris. Cette action est irréversible.`}
      confirm="Supprimer"
      cancel="Annuler"
      onConfirm={onConfirm}
    />
  );
}
