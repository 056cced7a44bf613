import busboy from 'busboy'
import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpFailure } from './httpFailure.ts'

/** What the parts of a form may come to; a file that is larger is cut there, so that its reader sees that it is. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 1_024,
  fields: 10,
  files: 1,
  parts: 11,
  headerPairs: 20,
} as const

/** The fields of a multipart form. Its file lies on the disk until `release` was called. */
export interface MultipartForm {
  readonly fields: Readonly<Record<string, string | Blob>>
  readonly release: () => Promise<void>
}

/** Writes a file where nobody else reads it, under a name of our own; its own name is never used. */
async function keep(file: Readable, path: string): Promise<Blob> {
  await pipeline(file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  return openAsBlob(path)
}

function openParser(type: string, fileSize: number): busboy.Busboy | null {
  try {
    return busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: fileSize + 1 } })
  } catch {
    return null
  }
}

/** Reads the parts as they come in; resolves once the form has ended. */
async function readParts(
  parser: busboy.Busboy,
  chunks: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Readonly<Record<string, string | Blob>>> {
  const fields = new Map<string, string | Promise<Blob>>()
  await new Promise<void>((resolve, reject) => {
    const source = Readable.from(chunks)
    const fail = (error: unknown) => {
      // The rest is read to its end: whoever sends it hears the answer.
      source.unpipe(parser)
      source.resume()
      reject(error instanceof HttpFailure ? error : new HttpFailure(400, 'bad-request'))
    }
    const add = (name: string, value: string | Promise<Blob>) => {
      if (fields.has(name)) fail(null)
      else fields.set(name, value)
    }
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) fail(null)
      else add(name, value)
    })
    parser.on('file', (name, file) => {
      const kept = keep(file, path)
      kept.catch(fail)
      add(name, kept)
    })
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => fail(null))
    }
    parser.on('error', fail)
    parser.on('close', resolve)
    source.on('error', fail)
    source.pipe(parser)
  })
  const read = await Promise.all([...fields].map(async ([name, value]) => [name, await value] as const))
  return Object.fromEntries(read)
}

/**
 * The fields of a multipart body, read as it comes in: a file as a blob that lies on the disk, so that many at once fill no memory. Of a file no
 * more is kept than `fileSize` bytes and one.
 *
 * @throws HttpFailure 400 for a body that is none, is cut short, repeats a field or has too many; what `chunks` throws.
 */
export async function readMultipart(
  type: string,
  chunks: AsyncIterable<Uint8Array>,
  fileSize: number,
): Promise<MultipartForm> {
  const parser = openParser(type, fileSize)
  if (!parser) throw new HttpFailure(400, 'bad-request')
  const path = join(tmpdir(), `koi-upload-${randomUUID()}`)
  const release = () => rm(path, { force: true })
  try {
    return { fields: await readParts(parser, chunks, path), release }
  } catch (error) {
    await release()
    throw error
  }
}
