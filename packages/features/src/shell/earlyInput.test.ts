import { afterEach, expect, test } from 'vitest'
import { replayEarlyInput } from './earlyInput.ts'

afterEach(() => {
  document.body.replaceChildren()
  globalThis.koiEarly = undefined
})

function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><main><form><input name="account"><input type="password"><input type="checkbox" checked></form><button>登录</button></main></div>'
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  return root
}

test('what was typed and tapped before the shell was there happens once it is, in that order, and only once', async () => {
  const root = page()
  const seen: string[] = []
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) seen.push(`${target.name || target.type} ${target.value}`)
  })
  const tapped = new Promise<void>((resolve) => {
    root.querySelector('button')?.addEventListener('click', () => {
      seen.push('登录')
      resolve()
    })
  })
  globalThis.koiEarly = {
    clicks: [
      { way: [0, 1], text: '登录' },
      { way: [0, 1], text: '注册' },
    ],
    fields: [
      { way: [0, 0, 0], value: 'demo' },
      { way: [0, 0, 2], value: true },
    ],
    focus: [0, 0, 1],
    end: () => seen.push('ended'),
  }
  replayEarlyInput(root)
  replayEarlyInput(root)
  expect(seen).toEqual(['ended', 'account demo', 'checkbox on'])
  await tapped
  expect(seen).toEqual(['ended', 'account demo', 'checkbox on', '登录'])
  expect(root.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true)
  expect(document.activeElement).toBe(root.querySelector('[type=password]'))
})

test('what is not on the page any more is passed over', () => {
  globalThis.koiEarly = {
    clicks: [{ way: [4, 4], text: '' }],
    fields: [{ way: [9], value: 'x' }],
    focus: [7],
    end: () => {},
  }
  expect(() => replayEarlyInput(page())).not.toThrow()
})
