import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { PictureHost } from './createPictureHost.ts'
import { PictureUnavailableError } from './errors.ts'
import { servePictures } from './servePictures.ts'
import { testHost } from './testing/testHost.ts'

/** Serves pictures as a server for development does, and asks it. */
async function serve(host: Pick<PictureHost, 'fileOf'>): Promise<(path: string) => Promise<Response>> {
  const server = createServer((request, response) => {
    void servePictures(host, request, response, () => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (path) => {
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('a TCP server has no port')
    return fetch(`http://127.0.0.1:${address.port}${path}`)
  }
}

test('a picture is answered with its type, whatever its query', async () => {
  const ask = await serve(testHost().host)
  const reply = await ask('/a.webp?v=3')
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    200,
    'image/webp',
    'a.webp',
  ])
  expect((await ask('/b%2Epng')).headers.get('content-type')).toBe('image/png')
})

test('a name that no picture has, or that cannot be read, is left to others', async () => {
  const ask = await serve(testHost().host)
  for (const path of ['/gone.webp', '/%ff', '/..%2fsecret']) expect((await ask(path)).status).toBe(404)
})

test('a picture that takes too long is answered with 503 and when to try again', async () => {
  const late = () => Promise.reject(new PictureUnavailableError('a.webp takes longer than 20000 ms.'))
  const ask = await serve({ fileOf: late })
  const reply = await ask('/a.webp')
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1'])
})
