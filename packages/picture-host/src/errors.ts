/** A picture that exists cannot be had: drawing it failed, or nothing draws. */
export class PictureUnavailableError extends Error {
  override readonly name: string = 'PictureUnavailableError'
}

/** A picture is not drawn yet after the longest wait. It is still being drawn: ask again. */
export class PictureLateError extends PictureUnavailableError {
  override readonly name = 'PictureLateError'
}
