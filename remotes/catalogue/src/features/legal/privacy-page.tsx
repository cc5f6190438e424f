import { PAGES } from '@tdt/contracts/paths';
import { privacyHead } from '@tdt/domain';
import { Link, useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { Contact, Given } from './given.tsx';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { VisitorRights } from './visitor-rights.tsx';

/** What is kept of visitors and subscribers, why, how long, and what they may ask for. */
export function PrivacyPage() {
  const site = useSite();
  return (
    <LegalPage title="Politique de confidentialité">
      <Head head={privacyHead(site)} />
      <p>
        Lire {site.name} ne demande ni compte ni inscription. Cette page dit quelles données nous recueillons, pourquoi,
        pour combien de temps, et comment exercer vos droits au titre du règlement (UE) 2016/679 (RGPD) et de la loi n°
        78-17 du 6 janvier 1978.
      </p>
      <LegalSection title="Responsable du traitement">
        <Given text={site.legal.publisher} />
        <p>
          Ses coordonnées figurent aussi dans les <Link to={PAGES.legalNotice}>mentions légales</Link>.
        </p>
      </LegalSection>
      <LegalSection title="La newsletter">
        <p>Si vous vous inscrivez, nous enregistrons :</p>
        <ul>
          <li>votre prénom, votre nom et votre adresse email ;</li>
          <li>votre date de naissance, si vous choisissez de l'indiquer ;</li>
          <li>votre consentement, avec sa date, le formulaire utilisé et la version du texte affiché.</li>
        </ul>
        <p>
          <strong>Finalité :</strong> vous envoyer nos nouvelles recettes par email. <strong>Base légale :</strong>{' '}
          votre consentement, que vous pouvez retirer à tout moment par le lien de désinscription présent dans chaque
          message ou en nous écrivant.
        </p>
        <p>
          <strong>Durée de conservation :</strong> jusqu'à votre désinscription, puis le temps nécessaire pour prouver
          que nous en avons tenu compte, au plus trois ans après notre dernier contact.
        </p>
        <p>
          <strong>Destinataires :</strong> l'éditeur du site et son prestataire d'envoi d'emails, Brevo, qui agit sur
          nos instructions. Vos données ne sont ni vendues ni louées.
        </p>
      </LegalSection>
      <LegalSection title="Cookies et données techniques">
        <p>
          Après une inscription, un cookie retient pendant un an que vous êtes abonné, afin de ne plus vous proposer le
          formulaire. Les personnes qui administrent le site reçoivent un cookie de session. Ces cookies sont
          nécessaires au service et ne servent pas à vous suivre.
        </p>
        <p>
          Comme tout serveur, le nôtre tient des journaux techniques (adresse IP, page demandée, heure), conservés pour
          la seule sécurité du service et pour une durée limitée.
        </p>
        {site.analytics_id && (
          <p>Une mesure d'audience compte en outre les pages vues et les inscriptions, afin d'améliorer le site.</p>
        )}
      </LegalSection>
      <VisitorRights />
      <LegalSection title="Nous contacter">
        <Contact email={site.contact_email} />
      </LegalSection>
    </LegalPage>
  );
}
