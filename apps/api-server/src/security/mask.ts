/** Hides the middle of a phone number: `138****0000`; short ones keep two digits on each side. */
export function maskPhone(text: string): string {
  const [head, tail] = text.length >= 9 ? [3, 4] : [2, 2]
  return `${text.slice(0, head)}${'*'.repeat(Math.max(text.length - head - tail, 1))}${text.slice(-tail)}`
}

/** Hides a mail address but for its first character and its domain: `k***@mail.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${at > 0 ? email.slice(at) : ''}`
}

/** Hides a person's name but for its first character: `张**`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(Math.max(rest.length, 1))
}

/** Hides all but the last four characters: `**** 4417`. The number of stars says nothing of the length. */
export function maskTail(text: string): string {
  return `**** ${text.slice(-4)}`
}

/** Hides the half of a network address that tells one subscriber from another: `203.0.*.*`; null for what is none. */
export function maskAddress(address: string): string | null {
  const [first, second, third] = address.split(/[.:]/)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return `${first}.${second}.*.*`
  return address.includes(':') && third !== undefined ? `${first}:${second}:*` : null
}
