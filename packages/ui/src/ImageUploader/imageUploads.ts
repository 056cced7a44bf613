/** A picture on its way: under way at 0 to 1 of its bytes, or failed. */
export interface ImageUpload {
  readonly key: string
  readonly file: File
  /** A `blob:` address to see it by. */
  readonly preview: string
  readonly share: number
  readonly failed: boolean
}

/** Something happened to the pictures on their way. */
export type ImageUploadEvent =
  | { readonly type: 'chosen'; readonly uploads: readonly ImageUpload[] }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'gone'; readonly key: string }

/** The pictures on their way after something happened. */
export function imageUploads(
  uploads: readonly ImageUpload[],
  event: ImageUploadEvent,
): readonly ImageUpload[] {
  const change = (key: string, part: Partial<ImageUpload>) =>
    uploads.map((upload) => (upload.key === key ? Object.assign({}, upload, part) : upload))
  switch (event.type) {
    case 'chosen':
      return [...uploads, ...event.uploads]
    case 'progressed':
      return change(event.key, { share: event.share })
    case 'failed':
      return change(event.key, { failed: true })
    case 'retried':
      return change(event.key, { failed: false, share: 0 })
    default:
      return uploads.filter((upload) => upload.key !== event.key)
  }
}
