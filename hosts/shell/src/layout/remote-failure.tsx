export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <h1>Cette partie du site est momentanément indisponible</h1>
      <button type="button" onClick={onRetry}>
        Réessayer
      </button>
    </section>
  );
}
