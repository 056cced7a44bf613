import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { HelpArticle } from '../helpArticle.ts'
import type { HelpId } from '../helpGroups.ts'
import { fillFacts, type HelpBrand } from './fillFacts.ts'
import { renderArticle } from './renderArticle.ts'
import type { HelpLocale } from './wording.ts'

/** The file that an article is written in. */
export function fileOf(locale: HelpLocale, id: HelpId): string {
  return fileURLToPath(new URL(`../../content/${locale}/${id}.md`, import.meta.url))
}

/**
 * One article in one language, with the facts of the rules and of the brand.
 *
 * @throws TypeError that names the file and what is refused.
 */
export async function readArticle(locale: HelpLocale, id: HelpId, brand: HelpBrand): Promise<HelpArticle> {
  const markdown = await readFile(fileOf(locale, id), 'utf8')
  try {
    return renderArticle(fillFacts(markdown, locale, brand))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new TypeError(`content/${locale}/${id}.md: ${reason}`, { cause: error })
  }
}
