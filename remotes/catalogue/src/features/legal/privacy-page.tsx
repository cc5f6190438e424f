import { PAGES } from '@tdt/contracts/plain';
import { privacyHead } from '@tdt/domain/heads';
import { Link, useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { Configured, Contact, LegalPage, LegalSection } from './legal-page.tsx';
import { SubscriberData } from './subscriber-data.tsx';
import { TechnicalData } from './technical-data.tsx';

/** Privacy policy: which data of visitors and subscribers the site keeps, why, for how long, and their rights. */
export function PrivacyPage() {
  const site = useSite();
  return (
    <LegalPage title="Politique de confidentialité">
      <Head head={privacyHead(site)} />
      <p>
        {`Lire ${site.name} ne demande ni compte ni inscription. Cette page dit quelles données nous recueillons, pourquoi, pour combien de temps, et comment exercer vos droits au titre du règlement (UE) 2016/679 (RGPD) et de la loi n° 78-17 du 6 janvier 1978.`}
      </p>
      <LegalSection title="Responsable du traitement">
        <Configured text={site.legal.publisher} />
        <p>
          Ses coordonnées figurent aussi dans les <Link to={PAGES.legalNotice}>mentions légales</Link>.
        </p>
      </LegalSection>
      {site.features.newsletter && <SubscriberData />}
      <TechnicalData hasNewsletter={site.features.newsletter} />
      <VisitorRights />
      <LegalSection title="Nous contacter">
        <Contact email={site.contact_email} />
      </LegalSection>
    </LegalPage>
  );
}

function VisitorRights() {
  return (
    <LegalSection title="Vos droits">
      <p>Vous pouvez à tout moment demander :</p>
      <ul>
        <li>l'accès à vos données et leur copie ;</li>
        <li>leur rectification ou leur effacement ;</li>
        <li>la limitation de leur traitement, ou vous y opposer ;</li>
        <li>leur portabilité vers un autre service.</li>
      </ul>
      <p>
        Il suffit de nous écrire à l'adresse ci-dessous ; nous répondons dans un délai d'un mois. Si la réponse ne vous
        convient pas, vous pouvez saisir la Commission nationale de l'informatique et des libertés (CNIL), 3 place de
        Fontenoy, TSA 80715, 75334 Paris Cedex 07, <a href="https://www.cnil.fr/fr/plaintes">www.cnil.fr</a>.
      </p>
    </LegalSection>
  );
}
