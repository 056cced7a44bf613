import { encodeForm } from '../form/encodeForm.ts'
import { encodeMultipart } from '../form/encodeMultipart.ts'
import type { Middleware } from './middleware.ts'
import type { PipelineDeps } from './pipelineDeps.ts'

/**
 * Turns the input into query, form body or multipart body (D3).
 *
 * @throws TypeError naming the field that cannot be encoded, before anything is sent
 */
export function encoding({ baseUrl }: PipelineDeps): Middleware {
  const origin = baseUrl.replace(/\/+$/, '')
  return (next) => async (request) => {
    const { method, path, encoding } = request.endpoint
    const url = origin + path
    if (encoding === 'multipart') return next({ ...request, url, body: encodeMultipart(request.input) })
    const form = encoding === 'none' ? '' : encodeForm(request.input)
    return method === 'GET'
      ? next({ ...request, url: (form && `${url}?${form}`) || url })
      : next({ ...request, url, body: form })
  }
}
