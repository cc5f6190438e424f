import { LegalSection } from './legal-page.tsx';

/** The data stored about newsletter subscribers. */
export function SubscriberData() {
  return (
    <LegalSection title="La newsletter">
      <p>Si vous vous inscrivez, nous enregistrons :</p>
      <ul>
        <li>votre prénom, votre nom et votre adresse email ;</li>
        <li>votre date de naissance, si vous choisissez de l'indiquer ;</li>
        <li>votre consentement, avec sa date, le formulaire utilisé et le texte affiché ;</li>
        <li>votre désinscription, ou le refus de nos messages par votre messagerie, avec leur date ;</li>
        <li>l'état de la transmission de ces données à notre prestataire d'envoi.</li>
      </ul>
      <p>
        <strong>Finalité :</strong> vous envoyer nos nouvelles recettes par email. <strong>Base légale :</strong> votre
        consentement, que vous pouvez retirer à tout moment par le lien de désinscription présent dans chaque message ou
        en nous écrivant.
      </p>
      <p>
        <strong>Durée de conservation :</strong> jusqu'à votre désinscription, puis trois ans pour prouver que nous en
        avons tenu compte. Une inscription que vous n'avez pas confirmée, ou sans consentement à recevoir nos messages,
        est effacée au bout de trente jours. À votre demande, nous effaçons vos données plus tôt, chez nous et chez
        notre prestataire.
      </p>
      <p>
        <strong>Destinataires :</strong> l'éditeur du site et son prestataire d'envoi d'emails, Brevo, qui agit sur nos
        instructions. Vos données ne sont ni vendues ni louées.
      </p>
    </LegalSection>
  );
}
