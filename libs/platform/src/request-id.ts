/**
 * Id of a request on which the server failed (status 500 and above): operators find it in the log. `null` for refusals,
 * and without a response.
 * @param failure a problem, an error with a problem as its `data` (`loadFrom`), or one with a `problem`
 * (`@tdt/admin/api`)
 */
export function requestIdOf(failure: unknown): string | null {
  const { problem, data } = Object(failure);
  const { status, request_id: id } = Object(problem ?? data ?? failure);
  return status >= 500 && typeof id === 'string' ? id : null;
}
