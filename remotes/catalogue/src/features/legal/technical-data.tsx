import { PAGES } from '@tdt/contracts/plain';
import { Link, useSite } from '@tdt/platform';
import { LegalSection } from './legal-page.tsx';

const COUNTED =
  "Le serveur compte, par jour, combien de fois chaque recette est lue et quels mots cherchés n'ont trouvé aucune recette, sans cookie, sans adresse IP et sans rien qui distingue un visiteur d'un autre ; ces nombres sont effacés après 90 jours. Aucune autre mesure d'audience n'est faite.";

/** The data of a visit: cookies, browser storage and log lines. */
export function TechnicalData({ hasNewsletter }: { hasNewsletter: boolean }) {
  const { offline, reading_counts } = useSite().features;
  return (
    <LegalSection title="Cookies et données techniques">
      <p>
        {hasNewsletter
          ? 'Après une inscription, un cookie retient pendant un an que vous êtes abonné, afin de ne plus vous proposer le formulaire. Les personnes qui administrent le site reçoivent un cookie de session. Ces cookies sont nécessaires au service et ne servent pas à vous suivre.'
          : "Les personnes qui administrent le site reçoivent un cookie de session. Ce cookie est nécessaire au service ; les autres visiteurs n'en reçoivent aucun."}
      </p>
      <p>
        Les recettes que vous mettez en favoris sont retenues par votre navigateur, sur cet appareil seulement. Il ne
        nous dit lesquelles que pour afficher la page <Link to={PAGES.favourites}>Mes favoris</Link>
        <span>
          {offline
            ? ' et les garder lisibles sans réseau, et nous ne le conservons pas. Il garde de même les pages que vous avez lues en dernier.'
            : ', et nous ne le conservons pas.'}
        </span>
        <span>
          {
            " Il retient aussi vos minuteurs, les unités de mesure que vous choisissez pour les recettes et, pendant un jour, où vous en êtes d'une recette."
          }
        </span>
      </p>
      <p>
        Votre liste de courses, vos notes et les dates auxquelles vous avez cuisiné une recette restent de même sur cet
        appareil et ne nous sont jamais envoyées. La page des favoris les enregistre dans un fichier, si vous le voulez.
      </p>
      {hasNewsletter && (
        <p>
          Il retient de même le jour où la newsletter vous a été proposée, afin de ne pas vous la proposer à nouveau
          pendant sept jours.
        </p>
      )}
      <p>
        Comme tout serveur, le nôtre tient des journaux techniques (page demandée, heure, durée de la réponse), sans
        votre adresse IP, conservés pour la seule sécurité du service et pour une durée limitée. Tant que vous lisez le
        site, votre adresse IP sert seulement, en mémoire, à limiter le nombre de demandes.
      </p>
      <p>
        L'administration du site tient un journal à part : connexions, modifications et tentatives refusées y sont
        conservées un an, avec l'adresse IP dont elles viennent et l'adresse email du compte, ou celle qui a été saisie,
        afin de protéger le site. Elles peuvent figurer aussi dans les journaux techniques.
      </p>
      <p>
        {`${reading_counts ? COUNTED : "Aucune mesure d'audience n'est faite."} Si une page échoue, votre navigateur nous envoie la description de l'erreur et l'adresse de la page ; rien d'autre ne le quitte pour décrire votre visite.`}
      </p>
    </LegalSection>
  );
}
