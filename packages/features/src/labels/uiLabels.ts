import type { UiLabels } from '@koi/ui'
import { frameLabels } from './frameLabels.ts'
import type { PartLabels } from './partLabels.ts'

let partLabels: (() => PartLabels) | null = null

/** Loads what the components say that home has none of. */
export async function loadPartLabels(): Promise<void> {
  partLabels ??= (await import('./partLabels.ts')).partLabels
}

/** Loads a part of the site together with what its components say. */
export function withLabels<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), loadPartLabels()])
    return part
  }
}

function loaded(): PartLabels {
  if (!partLabels) throw new Error('A component came without its labels: load it by withLabels.')
  return partLabels()
}

/** What the components say by themselves, in the language of the moment; what is not of the frame, once it is loaded. */
export function uiLabels(): UiLabels {
  const frame = frameLabels()
  let part: PartLabels | null = null
  const handler: ProxyHandler<object> = {
    get: (_, key): unknown => Reflect.get(key in frame ? frame : (part ??= loaded()), key),
  }
  return new Proxy(frame, handler) as UiLabels
}
