import { legalNoticeHead } from '@tdt/domain/heads';
import { useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { Configured, Contact, LegalPage, LegalSection } from './legal-page.tsx';

/** Who publishes and hosts the site, as the French law of 21 June 2004 (LCEN) asks. */
export function LegalNoticePage() {
  const site = useSite();
  return (
    <LegalPage title="Mentions légales">
      <Head head={legalNoticeHead(site)} />
      <p>
        {`Conformément à l'article 6 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l'économie numérique, voici les personnes qui publient et hébergent le site ${site.name}, accessible à l'adresse ${site.url}.`}
      </p>
      <LegalSection title="Éditeur du site">
        <Configured text={site.legal.publisher} />
        <p>L'éditeur assure la direction de la publication.</p>
      </LegalSection>
      <LegalSection title="Hébergeur">
        <Configured text={site.legal.host} />
      </LegalSection>
      <LegalSection title="Nous écrire">
        <p>Pour toute question sur le site ou son contenu, et pour signaler un contenu que vous estimez illicite :</p>
        <Contact email={site.contact_email} />
      </LegalSection>
      <LegalSection title="Propriété intellectuelle">
        <p>
          Les textes, les illustrations, la mise en page et le nom du site sont protégés par le droit d'auteur. Vous
          pouvez cuisiner, imprimer et partager les recettes pour votre usage personnel, et citer le site avec un lien
          vers la page d'origine. Toute autre reproduction demande l'accord écrit de l'éditeur.
        </p>
      </LegalSection>
      <LegalSection title="Responsabilité">
        <p>
          Les recettes sont rédigées avec soin, sans garantie de résultat. Vérifiez la composition des produits en cas
          d'allergie ou de régime particulier, et respectez les règles d'hygiène et de conservation des aliments. Le
          site peut renvoyer vers d'autres sites, dont le contenu n'engage que leurs auteurs.
        </p>
      </LegalSection>
      <LegalSection title="Droit applicable">
        <p>Les présentes mentions sont soumises au droit français.</p>
      </LegalSection>
    </LegalPage>
  );
}
