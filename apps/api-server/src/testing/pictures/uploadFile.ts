import { contract } from '@koi/contract'
import * as v from 'valibot'
import type { HostileFile } from './hostileFiles.ts'

const reply = v.object({ status: v.boolean(), data: v.unknown() })

/** Uploads a file as a browser does. */
export async function uploadFile(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  { device, token }: { readonly device: string; readonly token: string | null },
  { bytes, name, type }: Pick<HostileFile, 'bytes' | 'name' | 'type'>,
): Promise<v.InferOutput<typeof reply>> {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(bytes)], name, { type }))
  const headers = { d: 'koi-web', device, ...(token === null ? {} : { t: token }) }
  const response = await fetch(contract.upload.path, { method: 'POST', headers, body: form })
  return v.parse(reply, await response.json())
}
