const FORMAT = /^[\w-]{1,32}$/

/** The invite code in a text, trimmed; null when it does not fit the format (D13). */
export function inviteCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim() : ''
  return FORMAT.test(code) ? code : null
}
