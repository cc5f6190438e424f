import { PAGES } from '@tdt/contracts/plain';
import { privacyHead } from '@tdt/domain';
import { Link, useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { Contact, Given } from './given.tsx';
import { LegalPage, LegalSection } from './legal-page.tsx';
import { SubscriberData } from './subscriber-data.tsx';
import { TechnicalData } from './technical-data.tsx';
import { VisitorRights } from './visitor-rights.tsx';

/** What is kept of visitors and, where there is a newsletter, of subscribers, why, how long, and what they may ask for. */
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
      {site.features.newsletter && <SubscriberData />}
      <TechnicalData hasNewsletter={site.features.newsletter} />
      <VisitorRights />
      <LegalSection title="Nous contacter">
        <Contact email={site.contact_email} />
      </LegalSection>
    </LegalPage>
  );
}
