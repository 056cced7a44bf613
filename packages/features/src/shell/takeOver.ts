import { STORAGE_KEYS } from '@koi/api-core/constants'
import type { Clock } from '@koi/api-core'
import { isSilentQuery } from '../routing/isSilentQuery.ts'
import { pageStateId, parsePageState, type PageState } from '../runtime/pageState.ts'
import { scrollPositionsKey } from './findOpening.ts'
import { pageHeightKey } from './pageHeight.ts'

/** What a device may have kept that changes nothing of what a guest sees. */
const harmless: ReadonlySet<string> = new Set([
  STORAGE_KEYS.deviceId,
  STORAGE_KEYS.vid,
  STORAGE_KEYS.inviteCode,
  'theme',
  'locale',
  'hide-amounts',
  'page-views',
  scrollPositionsKey,
  pageHeightKey,
  'chunk-reload',
])

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage())
  } catch {
    // What the browser refuses holds nothing.
    return []
  }
}

/** The names of all that this tab and this browser keep of the player. */
export function keptKeys(): readonly string[] {
  return [...keysOf(() => sessionStorage), ...keysOf(() => localStorage)]
}

/** The page as the server drew it for this address and language; null where it drew none, or `boot.js` shows nothing of it. */
export function givenPage(): PageState | null {
  if (document.documentElement.dataset['boot'] === 'other') return null
  const text = document.getElementById(pageStateId)?.textContent
  const state = text ? parsePageState(text) : null
  return state?.path === location.pathname && state.locale === document.documentElement.lang ? state : null
}

/** Whether the very page that the server drew is what a player is to see: a guest who has chosen nothing that shows. */
export function isSamePage(search: string, kept: readonly string[]): boolean {
  return isSilentQuery(search) && kept.every((key) => harmless.has(key))
}

/** A clock that stands at the time a page shows until `release`: what is taken over must look as it was drawn. */
export function heldClock(clock: Clock, at: number): Clock & { release(): void } {
  let held = true
  return {
    now: () => (held ? at : clock.now()),
    release() {
      held = false
    },
  }
}

interface DrawnStyles {
  readonly sheets: readonly string[]
  readonly elements: readonly string[]
}

function isDrawnStyles(value: unknown): value is DrawnStyles {
  if (typeof value !== 'object' || value === null || !('sheets' in value && 'elements' in value)) return false
  return [value.sheets, value.elements].every(
    (list) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
  )
}

/**
 * Takes over the styles of a page that the server drew. Its sheets stand in the document: a link that is switched off tells
 * the loader of chunks that they are there. Its elements get their own styles, which no attribute could bring (D22);
 * `root` is null where others come in their place.
 */
export function takeOverStyles(root: Element | null): void {
  const text = document.getElementById('koi-styles')?.textContent
  if (!text) return
  const styles: unknown = JSON.parse(text)
  if (!isDrawnStyles(styles)) throw new TypeError('#koi-styles holds no styles: see assemblePage.')
  const { sheets, elements } = styles
  for (const href of sheets) {
    const link = document.createElement('link')
    link.disabled = true
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
  for (const element of root?.querySelectorAll<HTMLElement>('[data-s]') ?? []) {
    element.style.cssText = elements[Number(element.dataset['s'])] ?? ''
    delete element.dataset['s']
  }
}
