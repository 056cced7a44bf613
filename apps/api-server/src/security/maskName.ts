/** Hides a person's name but for its first character: `张**`. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(Math.max(rest.length, 1))
}
