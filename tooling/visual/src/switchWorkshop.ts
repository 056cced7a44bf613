import type { Page } from '@playwright/test'
import { paths } from './paths.ts'
import { readEntries } from './readEntries.ts'

/** A brand, a language and a theme of the workshop's toolbar. */
export interface Look {
  readonly brand: string
  readonly locale: string
  readonly theme: string
}

/** A story or a page of documentation. */
export interface Place {
  readonly storyId: string
  readonly viewMode: 'story' | 'docs'
}

/** In px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Says something on the channel by which the workshop's toolbar and list speak to its page. */
async function say(page: Page, event: 'setCurrentStory' | 'updateGlobals', content: object): Promise<void> {
  await page.evaluate(
    ([name, what]) => {
      const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const emit: unknown = Reflect.get(Object(channel), 'emit')
      if (typeof emit !== 'function') throw new Error('the page is not the workshop')
      Reflect.apply(emit, channel, [name, what])
    },
    [event, content] as const,
  )
}

/** Waits until every story at the place is drawn to its end, and a frame is painted. */
async function drawn(page: Page, { storyId, viewMode }: Place): Promise<void> {
  const end = await page.waitForFunction(
    ([id, mode]) => {
      if (document.body.classList.contains('sb-show-errordisplay')) return 'errored'
      const { currentRender, storyRenders = [] } = Object(Reflect.get(globalThis, '__STORYBOOK_PREVIEW__'))
      const renders = Array.from(storyRenders, (render) => Object(render))
      const phases = renders.map(({ phase }) => String(phase))
      if (phases.includes('errored')) return 'errored'
      if (currentRender?.id !== id || phases.some((phase) => phase !== 'finished')) return false
      // What stood here before is still listed while what comes is being prepared.
      if (renders.some((render) => render.viewMode !== mode || (mode === 'story' && render.id !== id)))
        return false
      const blocks = mode === 'docs' ? document.querySelectorAll('.docs-story').length : 1
      return blocks > 0 && phases.length >= blocks ? 'drawn' : false
    },
    [storyId, viewMode] as const,
  )
  if ((await end.jsonValue()) === 'errored') {
    throw new Error(`It failed: ${await page.locator('#error-message').textContent()}`)
  }
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** A story that asks nothing of its window: where a walk begins, and where it goes between pages of documentation. */
export const restingPlace: Place = {
  storyId: readEntries(paths.storybook, 'story').find(({ title }) => title === '按压/TextLink')?.id ?? '',
  viewMode: 'story',
}

/** Gives the page the window that the story asks for, as the workshop around it does; the project's own where it asks for none. */
async function fitWindow(page: Page, { storyId, viewMode }: Place, own: WindowSize): Promise<void> {
  const wanted =
    viewMode === 'docs'
      ? null
      : await page.evaluate(async (id) => {
          const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
          const load: unknown = Reflect.get(Object(preview), 'loadStory')
          if (typeof load !== 'function') throw new Error('the page is not the workshop')
          const { storyGlobals, parameters } = Object(await Reflect.apply(load, preview, [{ storyId: id }]))
          const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value]?.styles
          return styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : null
        }, storyId)
  const size = wanted ?? own
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

/**
 * Goes to a story or a page of documentation as a click in the list does: loading the workshop anew for each takes longer
 * than drawing it. Axe has its own run of the stories, and would look at each once more in every look.
 */
export async function show(page: Page, place: Place, form: string, own: WindowSize): Promise<void> {
  if (page.url() === 'about:blank') {
    const { storyId, viewMode } = restingPlace
    const globals = `form:${form};a11y.manual:!true`
    await page.goto(`/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=${viewMode}&globals=${globals}`)
    await drawn(page, restingPlace)
  }
  await fitWindow(page, place, own)
  await say(page, 'setCurrentStory', place)
  await drawn(page, place)
}

/** Changes brand, language and theme as the toolbar does. */
export async function wear(page: Page, place: Place, look: Look): Promise<void> {
  await say(page, 'updateGlobals', { globals: look })
  await drawn(page, place)
}
