/** One file of a page, ready to be sent. */
export interface PageAsset {
  body: Uint8Array<ArrayBuffer>
  contentType: string
}
