/** The invite code, which the shell keeps and takes out of the address (D13), and what campaigns mark their links with. */
const silent = /^(?:invite_code|utm_\w+|gclid|fbclid|msclkid|bd_vid)$/

/** Whether the query of an address, `?a=b` or empty, changes nothing of what its page shows. */
export function isSilentQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => silent.test(name))
}
