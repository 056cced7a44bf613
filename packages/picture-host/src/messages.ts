/** Every picture there is, known without drawing any. */
export interface Manifest {
  /** Absolute folder of the drawn files. Its name changes with everything a picture is drawn from. */
  readonly folder: string
  /** The files below the folder, drawn or not, such as `games/g1@2x.webp`. */
  readonly files: readonly string[]
}

/** What the program that draws says to its host: once what there is, then how each order went. */
export type FromDrawing =
  | ({ readonly kind: 'ready' } & Manifest)
  | { readonly kind: 'drawn'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }

function textOf(message: object, key: string): string | null {
  const value: unknown = Reflect.get(message, key)
  return typeof value === 'string' ? value : null
}

/** A message of the program, or null for anything else that comes over its channel. */
export function readAnswer(message: unknown): FromDrawing | null {
  if (typeof message !== 'object' || message === null) return null
  const kind = textOf(message, 'kind')
  const file = textOf(message, 'file')
  if (kind === 'drawn' && file !== null) return { kind, file }
  if (kind === 'failed' && file !== null) return { kind, file, reason: textOf(message, 'reason') ?? '' }
  const folder = textOf(message, 'folder')
  const files: unknown = Reflect.get(message, 'files')
  if (kind !== 'ready' || folder === null || !Array.isArray(files)) return null
  return { kind, folder, files: files.filter((name) => typeof name === 'string') }
}

/** The file that the host wants drawn, or null where the message asks for none. */
export function readDraw(message: unknown): string | null {
  return typeof message === 'object' && message !== null ? textOf(message, 'draw') : null
}
