/** The fields as a library without form encoding of its own is given them. */
export function formOf(fields: Readonly<Record<string, string | number>>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
