import { LegalSection } from './legal-page.tsx';

export function VisitorRights() {
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
