/** An email address; a long one breaks before its domain. Other texts are shown as they are. */
export function EmailText({ address }: { address: string }) {
  const domainStart = address.lastIndexOf("@") + 1;
  return (
    <>
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </>
  );
}

/** A link that writes to an address. */
export function Mailbox({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <EmailText address={address} />
    </a>
  );
}
