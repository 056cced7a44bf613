import { HttpFailure } from './httpFailure.ts'

const maxFields = 100

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new HttpFailure(400, 'bad-request')
  }
}

/**
 * Decodes `key=value&key=value` strictly, for queries and form bodies alike.
 *
 * @throws HttpFailure 400 on broken percent-encoding, a repeated field or too many fields.
 */
export function decodeForm(text: string): Readonly<Record<string, string>> {
  const parts = text.split('&').filter((part) => part !== '')
  if (parts.length > maxFields) throw new HttpFailure(400, 'bad-request')
  const fields = new Map<string, string>()
  for (const part of parts) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (fields.has(name)) throw new HttpFailure(400, 'bad-request')
    fields.set(name, at < 0 ? '' : decode(part.slice(at + 1)))
  }
  return Object.fromEntries(fields)
}
