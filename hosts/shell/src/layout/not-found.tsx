export function NotFound({ recipe = false }: { recipe?: boolean }) {
  return (
    <>
      <title>Page non trouvée</title>
      <h1>Page non trouvée</h1>
      {recipe && <p>Cette recette n'existe pas ou a été déplacée.</p>}
    </>
  );
}
