import { codeOf } from '@tdt/admin/api';
import { ConfirmButton, useReport } from '@tdt/admin/kit';
import type { AdminSubscriber } from '@tdt/contracts';
import { subscribersApi } from './subscribers-api.ts';

/** The button of a row that erases the subscriber, here and at Brevo. */
export function DeleteSubscriber({ subscriber: { id, email } }: { subscriber: AdminSubscriber }) {
  const report = useReport();
  const [remove] = subscribersApi.useSubscribersDeleteMutation();
  const onConfirm = async () => {
    const { data, error } = await remove(id);
    // Another user has deleted it: the goal is reached.
    const failure = codeOf(error) === 'SUBSCRIBER_NOT_FOUND' ? undefined : error;
    const description = 'Effacé ici. Brevo ne répond pas : il le sera là-bas dès que possible.';
    const success = { title: 'Abonné supprimé avec succès', ...(data?.status === 'queued' && { description }) };
    report(failure, success, { title: "Erreur lors de la suppression de l'abonné" });
  };
  return (
    <ConfirmButton
      label={`Supprimer ${email}`}
      title="Supprimer cet abonné ?"
      text={`Tout ce qui concerne ${email} est effacé ici et chez Brevo, registre des consentements compris. Cette action est irréversible.`}
      confirm="Supprimer"
      onConfirm={onConfirm}
    />
  );
}
