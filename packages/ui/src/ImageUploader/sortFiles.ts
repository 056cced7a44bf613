/** What files must be like. */
export interface FileRules {
  /** Media types, `image/png`. */
  readonly accept: readonly string[]
  readonly maxBytes: number
  /** How many more there is room for. */
  readonly room: number
}

/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size' | 'count'

/** Parts files into those that are taken and those that are not, each of these with its reason. */
export function sortFiles(
  files: readonly File[],
  { accept, maxBytes, room }: FileRules,
): { readonly taken: readonly File[]; readonly refused: readonly (readonly [File, FileRefusal])[] } {
  const taken: File[] = []
  const refused: (readonly [File, FileRefusal])[] = []
  for (const file of files) {
    if (!accept.includes(file.type)) refused.push([file, 'type'])
    else if (file.size > maxBytes) refused.push([file, 'size'])
    else if (taken.length >= room) refused.push([file, 'count'])
    else taken.push(file)
  }
  return { taken, refused }
}
