import type { UploadPort } from '../ports/network.ts'

const headersOf = (lines: string) =>
  Array.from(lines.matchAll(/^(.+?):(.*)$/gm), ([, name = '', value = '']): [string, string] => [name, value])

/**
 * Sends a request over XMLHttpRequest, which tells the progress of a body that `fetch` keeps to itself. Unlike `fetch` it
 * cannot be kept from following a redirect: a reply from anywhere but the URL asked for is refused, and nothing of it kept,
 * but the request has gone there by then, its headers with it. The page's `connect-src` decides where that may be.
 */
export const xhrUpload: UploadPort = (url, init, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method, url)
    request.responseType = 'arraybuffer'
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('loadend', () => {
      const { status, response }: { status: number; response: ArrayBuffer | null } = request
      // A request that failed or was aborted has no status; the pipeline knows already which it was.
      if (!status || request.responseURL !== new Request(url).url) {
        return reject(new TypeError('The upload failed'))
      }
      // A Response of 204 may have no body, not even an empty one.
      resolve(
        new Response(response?.byteLength ? response : null, {
          status,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      )
    })
    init.signal?.addEventListener('abort', () => request.abort())
    request.send(init.body)
  })
