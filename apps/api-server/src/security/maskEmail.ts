/** Hides a mail address but for its first character and its domain: `k***@mail.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ''}`
}
