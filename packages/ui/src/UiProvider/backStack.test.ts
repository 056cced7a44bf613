import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackStack, type BackStack, type RouterEntry } from './backStack.ts'

let stack: BackStack
let stop: () => void
const onRouter = vi.fn()
let pages = 0

/** A task for the stack, and those in which jsdom does what is asked of its history and what follows from it. */
const settled = async () => {
  for (let task = 0; task < 12; task += 1) await new Promise((resolve) => void setTimeout(resolve))
}

let routerEntry: RouterEntry = { key: '', action: 'POP' }

/** A router goes to a new page, or to one in the place of the last. */
const navigate = (pushed = true) => {
  pages += 1
  const key = `key${pages}`
  const [state, address] = [{ idx: pages, key }, `/page${pages}`]
  if (pushed) history.pushState(state, '', address)
  else history.replaceState(state, '', address)
  routerEntry = { key, action: pushed ? 'PUSH' : 'REPLACE' }
}
const go = async (delta: number) => {
  await settled()
  history.go(delta)
  await settled()
}

/** An overlay that closes when it is told to. */
const open = () => {
  const onBack = vi.fn<() => void>(() => close())
  const close = stack.add(onBack)
  return { onBack, close }
}

beforeEach(() => {
  onRouter.mockReset()
  navigate()
  navigate()
  stack = createBackStack(() => routerEntry)
  stop = stack.listen()
  addEventListener('popstate', onRouter)
})
afterEach(() => {
  stop()
  removeEventListener('popstate', onRouter)
})

test('going back closes the overlay that was opened last and stays on the page', async () => {
  const [first, second] = [open(), open()]
  const page = location.href
  await go(-1)
  expect([first.onBack, second.onBack].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await go(-1)
  expect(first.onBack).toHaveBeenCalledOnce()
  expect(location.href).toBe(page)
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 1}`)
})

test('one that its own button closes leaves no entry behind, and the router hears nothing of it', async () => {
  const { close } = open()
  await settled()
  close()
  await settled()
  expect(onRouter).not.toHaveBeenCalled()
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 1}`)
  expect(onRouter).toHaveBeenCalledOnce()
})

test('one that takes the place of another needs no entry more', async () => {
  const before = history.length
  const { close } = open()
  await settled()
  close()
  const { onBack } = open()
  await settled()
  expect(history.length).toBe(before + 1)
  await go(-1)
  expect(onBack).toHaveBeenCalledOnce()
})

test('one that cannot be dismissed stays through any number of presses', async () => {
  const onBack = vi.fn<() => void>()
  const page = location.href
  stack.add(onBack)
  await go(-1)
  await go(-1)
  expect(onBack).toHaveBeenCalledTimes(2)
  expect(location.href).toBe(page)
})

test('back and forward each need one press after navigation out of an overlay', async () => {
  const { close } = open()
  await settled()
  navigate()
  close()
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 1}`)
  await go(1)
  expect(location.pathname).toBe(`/page${pages}`)
  await go(-1)
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 2}`)
})

/** One task: the stack has asked the browser to step off an entry, and the browser has not yet done so. */
const oneTask = () => new Promise((resolve) => void setTimeout(resolve))

test.each([
  ['behind it', true],
  ['in its place', false],
])('a page that a router puts %s while an entry is stepped off stays', async (_, pushed) => {
  const { close } = open()
  await settled()
  close()
  await oneTask()
  navigate(pushed)
  await settled()
  expect(location.pathname).toBe(`/page${pages}`)
  expect(onRouter).not.toHaveBeenCalled()
})

test('forward leads to the next page also after going back from it before the overlay had closed', async () => {
  const { close } = open()
  await settled()
  navigate()
  await go(-1)
  close()
  await go(1)
  expect(location.pathname).toBe(`/page${pages}`)
})

test('forward stays on the page when an overlay has taken the place of the next page', async () => {
  const first = open()
  await settled()
  navigate()
  first.close()
  await go(-1)
  open()
  await go(-1)
  await go(1)
  const again = open()
  await go(-1)
  expect(again.onBack).toHaveBeenCalledOnce()
  expect(location.pathname).toBe(`/page${pages - 1}`)
})

test('forward onto the entry of an overlay that is closed stays on the page', async () => {
  open()
  await go(-1)
  await go(1)
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 1}`)
})

test('an entry that a page before a reload has left is stepped off', async () => {
  open()
  await settled()
  stop()
  stack = createBackStack(() => routerEntry)
  stop = stack.listen()
  await settled()
  await go(-1)
  expect(location.pathname).toBe(`/page${pages - 1}`)
})

test('the state of the router stays in every entry', async () => {
  open()
  await settled()
  expect(history.state).toMatchObject({ idx: pages })
  await go(-1)
  expect(history.state).toMatchObject({ idx: pages })
})
