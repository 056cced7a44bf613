/// <reference types="@vitest/browser-playwright" />
import type { RealInput } from '@koi/ui/testing'
import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { isStandalone } from '../testing/isStandalone.ts'
import { listenToConsole } from './listenToConsole.ts'
import { clippedTextFaults } from './clippedTextFaults.ts'
import { contrastFaults } from './contrastFaults.ts'
import { forcedColourFaults } from './forcedColourFaults.ts'
import { markFaults, paintedMarks } from './markFaults.ts'
import { motionFaults } from './motionFaults.ts'
import { nextFrame } from './nextFrame.ts'
import { overflowFaults } from './overflowFaults.ts'

// What a story waits for comes as soon as it can; only how fast the machine is differs.
configure({ asyncUtilTimeout: 20_000 })

// Nobody looks at the page, and audits ask for styles and boxes: not to paint it saves a tenth of the whole run.
if (window.parent !== window) window.parent.document.documentElement.style.opacity = '0'

const realInput: RealInput = {
  press: (keys) => userEvent.keyboard(keys),
  hover: (element) => userEvent.hover(element),
}
window.realInput = realInput

/** The story's page at another width or text size. */
async function at(
  width: number,
  textSize: string,
  audit: () => readonly string[],
): Promise<readonly string[]> {
  const root = document.documentElement
  const before = root.style.fontSize
  await page.viewport(width, 800)
  root.style.fontSize = textSize
  await nextFrame()
  const faults = audit()
  root.style.fontSize = before
  return faults
}

async function inForcedColours(): Promise<readonly string[]> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
  const marks = paintedMarks()
  // No frame is waited for: nothing but the style sheets listens to it, and who asks for a style gets the new one.
  await emulate('active')
  const faults = [...markFaults(marks), ...(await forcedColourFaults())]
  await emulate('none')
  return faults
}

const large = [overflowFaults, clippedTextFaults]
const heard = listenToConsole()
beforeAll(heard.start)
afterAll(heard.stop)

// An overlay that the story before left open steps back in the history while this one begins: that must not leave the page.
beforeEach(() => {
  for (let spare = 0; spare < 3; spare += 1) history.pushState(null, '')
})

/** What a story fails to be in a narrow window, with large text and in forced colours. */
async function inOtherWindows(): Promise<readonly string[]> {
  const touch = document.documentElement.dataset['density'] === 'touch'
  return [
    ...(await inForcedColours()),
    ...(await at(320, '', () => overflowFaults('at 320 px'))),
    ...(await at(touch ? 375 : 1280, '200%', () => large.flatMap((audit) => audit('at 200 % text')))),
  ]
}

// The story a test has just rendered and played stays on the page: looking at it again needs no second story.
afterEach(async ({ task }) => {
  const said = heard.take()
  // What axe says of the whole page would only be sent to the runner and written down.
  if (isStandalone) Reflect.deleteProperty(task.meta, 'reports')
  if (task.result?.state === 'fail') return
  const faults = [
    ...said,
    ...(await contrastFaults()),
    ...motionFaults(),
    ...(await inOtherWindows()),
    ...heard.take(),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
