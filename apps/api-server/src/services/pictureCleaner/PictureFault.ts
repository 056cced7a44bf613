type PictureFaultCode = 'picture-broken' | 'picture-busy' | 'picture-too-large' | 'picture-type'

/** Why a file gave no picture, as the refusal code and details that its sender is told. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'
  readonly code: PictureFaultCode
  readonly details: Readonly<Record<string, number>> | undefined

  constructor(code: PictureFaultCode, details?: Readonly<Record<string, number>>) {
    super(code)
    this.code = code
    this.details = details
  }
}
