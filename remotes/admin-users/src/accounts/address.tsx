/** An e-mail address; where it has no room on one line it breaks after its @, not within a word. */
export function Address({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
