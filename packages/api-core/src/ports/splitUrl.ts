/** Path, query and fragment of a URL, absolute or not, with their marks; together they are that URL letter by letter. */
export function splitUrl(url: string): readonly [path: string, query: string, hash: string] {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return [path, query, hash]
}
