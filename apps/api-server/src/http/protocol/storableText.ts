/** A text that no database keeps as it is: with a null character, or with half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** The paths of all texts, at any depth of a value that fits its schema, that no database would keep as they are. */
export function unstorablePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    unstorablePaths(entry, path === '' ? key : `${path}.${key}`),
  )
}
