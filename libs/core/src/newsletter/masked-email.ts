/** An address for those who know it: `a…e@example.org`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`;
}
