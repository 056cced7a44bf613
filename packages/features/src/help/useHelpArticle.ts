import type { HelpArticle, HelpId } from '@koi/help'
import { getLocale, m } from '@koi/i18n'
import { startTransition, use, useState } from 'react'
import { articles } from 'virtual:koi-help'
import { loadChunk } from '../loading/loadChunk.ts'

export type HelpArticleModel =
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly article: HelpArticle }

/** Articles by language and id: no release changes them while the page lives. */
const known = new Map<string, HelpArticle>()

/** Those that are on their way or did not come; null for the latter. */
const asked = new Map<string, Promise<HelpArticle | null>>()

async function load(name: string, id: HelpId): Promise<HelpArticle | null> {
  try {
    const { default: article } = await loadChunk(articles[getLocale()][id])
    known.set(name, article)
    return article
  } catch {
    return null
  }
}

function ask(name: string, id: HelpId): Promise<HelpArticle | null> {
  const article = asked.get(name) ?? load(name, id)
  asked.set(name, article)
  return article
}

const nameOf = (id: HelpId) => `${getLocale()}/${id}`

/** Whether an article can be shown without a wait. */
export function isArticleThere(id: HelpId): boolean {
  return known.has(nameOf(id))
}

/**
 * An article in the player's language; null where none is asked for. What uses it suspends until it is there, so that the
 * server draws it.
 */
export function useHelpArticle(id: HelpId): HelpArticleModel
export function useHelpArticle(id: HelpId | null): HelpArticleModel | null
export function useHelpArticle(id: HelpId | null): HelpArticleModel | null {
  const [attempt, setAttempt] = useState(0)
  if (id === null) return null
  const name = nameOf(id)
  const article = known.get(name) ?? use(ask(name, id))
  if (article) return { status: 'ready', article }
  const onRetry = () => {
    asked.delete(name)
    startTransition(() => setAttempt(attempt + 1))
  }
  return { status: 'error', message: m.help_error_text(), onRetry }
}
