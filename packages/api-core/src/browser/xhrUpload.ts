import type { UploadPort } from '../ports/uploadPort.ts'

function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}

// A Response of these may have no body, not even an empty one.
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Sends a request over XMLHttpRequest, which tells the progress of a body that `fetch` keeps to itself. Unlike `fetch` it
 * cannot be kept from following a redirect.
 */
export const xhrUpload: UploadPort = (url, init, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(init.method, url)
    request.responseType = 'arraybuffer'
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () => {
      const body: ArrayBuffer | null = WITHOUT_BODY.has(request.status) ? null : request.response
      resolve(
        new Response(body, { status: request.status, headers: headersOf(request.getAllResponseHeaders()) }),
      )
    })
    request.addEventListener('error', () => reject(new TypeError('The upload failed')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was aborted', 'AbortError')))
    request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort))
    if (init.signal?.aborted) {
      reject(new DOMException('The upload was aborted', 'AbortError'))
      return
    }
    init.signal?.addEventListener('abort', abort)
    request.send(init.body)
  })
