import { useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '../loading/loadChunk.ts'

/** What was loaded under a name: rendered text that no release changes while the page lives. */
export type LoadedParts<Content> = Map<string, Content>

export type LoadedPart<Content> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly content: Content }

/**
 * Loads a part of help that is a chunk of its own. One that was shown before is there at once, so that the page has its
 * height again when the player goes back. `name` null loads nothing.
 */
export function useLoaded<Content>(
  parts: LoadedParts<Content>,
  name: string | null,
  load: () => Promise<{ readonly default: Content }>,
): LoadedPart<Content> {
  // `content` undefined: it could not be loaded.
  const [ended, setEnded] = useState<{
    readonly name: string
    readonly attempt: number
    readonly content?: Content
  } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = name === null ? undefined : parts.get(name)

  // A loader is made anew with each drawing; what it loads is named.
  const onLoad = useEffectEvent(load)
  useEffect(() => {
    if (name === null || parts.has(name)) return undefined
    let wanted = true
    const run = async () => {
      try {
        const content = (await loadChunk(async () => await onLoad())).default
        parts.set(name, content)
        if (wanted) setEnded({ name, attempt, content })
      } catch {
        if (wanted) setEnded({ name, attempt })
      }
    }
    void run()
    return () => {
      wanted = false
    }
  }, [parts, name, attempt])

  const own = ended?.name === name && ended.attempt === attempt ? ended : null
  const content = own?.content ?? known
  if (content !== undefined) return { status: 'ready', content }
  if (!own) return { status: 'loading' }
  return {
    status: 'error',
    onRetry: () => setAttempt(attempt + 1),
  }
}
