/** A picture that has arrived. */
export interface UploadedImage {
  readonly id: string
  /** Where it can be seen. */
  readonly url: string
}

/** What an upload hears and tells while it runs. */
export interface UploadOptions {
  /** Aborted when the player takes the picture back, or leaves. */
  readonly signal: AbortSignal
  /** How many bytes of how many have left. */
  readonly onProgress: (sent: number, total: number) => void
}

/** Sends one picture; rejects where it did not arrive. */
export type UploadImage = (file: File, options: UploadOptions) => Promise<UploadedImage>
