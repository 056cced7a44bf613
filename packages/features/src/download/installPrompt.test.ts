import { expect, test } from 'vitest'
import { keepInstallOffer } from '../runtime/installOffer.ts'
import { createInstallPrompt } from './installPrompt.ts'

function pageOf(standalone: boolean) {
  // A window of jsdom's: its events are no events of the platform.
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const page = frame.contentWindow
  frame.remove()
  if (!page) throw new Error('a frame has a window')
  return Object.assign(page, { matchMedia: () => ({ matches: standalone }) })
}

function open(standalone?: boolean) {
  const page = pageOf(standalone ?? false)
  const prompt = createInstallPrompt(keepInstallOffer(page), page)
  const offer = (outcome: 'accepted' | 'dismissed') => {
    let asked = 0
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (asked += 1),
      userChoice: Promise.resolve({ outcome }),
    })
    page.dispatchEvent(event)
    return { event, asked: () => asked }
  }
  return { page, prompt, offer }
}

test('an offer is kept from the bar of the browser until the player asks, and told to who listens', async () => {
  const { prompt, offer } = open()
  const seen: string[] = []
  prompt.subscribe(() => seen.push(prompt.get()))
  expect(prompt.get()).toBe('none')
  const { event, asked } = offer('accepted')
  expect([event.defaultPrevented, asked(), prompt.get()]).toEqual([true, 0, 'offered'])
  await prompt.ask()
  expect([asked(), prompt.get(), seen]).toEqual([1, 'installed', ['offered', 'installed']])
})

test('an offer that came before its page is shown is there', () => {
  const { prompt, offer } = open()
  offer('accepted')
  expect(prompt.get()).toBe('offered')
})

test('an offer that came before the shell, which the boot script has kept, is there', async () => {
  const kept = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => undefined,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  const page = Object.assign(pageOf(false), { koiInstall: kept })
  const prompt = createInstallPrompt(keepInstallOffer(page), page)
  expect(prompt.get()).toBe('offered')
  await prompt.ask()
  expect(prompt.get()).toBe('installed')
})

test('an offer that was declined cannot be asked again, and another one can', async () => {
  const { prompt, offer } = open()
  const first = offer('dismissed')
  await prompt.ask()
  await prompt.ask()
  expect([first.asked(), prompt.get()]).toEqual([1, 'none'])
  offer('accepted')
  expect(prompt.get()).toBe('offered')
})

test('a page that runs as an app, and one that was installed by the menu of the browser, say so', () => {
  expect(open(true).prompt.get()).toBe('installed')
  const { page, prompt } = open()
  const stop = prompt.subscribe(() => {})
  page.dispatchEvent(new Event('appinstalled'))
  expect(prompt.get()).toBe('installed')
  stop()
})
