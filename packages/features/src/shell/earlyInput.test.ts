import { afterEach, expect, test } from 'vitest'
import { replayEarlyInput } from './earlyInput.ts'

afterEach(() => {
  document.body.replaceChildren()
  globalThis.koiEarly = undefined
})

function page(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><main><form><input name="account" aria-label="账号"><input type="password"><input type="checkbox" checked></form><button>登录</button></main></div>'
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
    clicks: [{ way: [0, 1], name: 'button 登录' }],
    fields: [
      { way: [0, 0, 0], name: 'input 账号', value: 'demo' },
      { way: [0, 0, 2], name: 'input ', value: true },
    ],
    focus: { way: [0, 0, 1], name: 'input ' },
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

test('what was chosen from a list before the shell was there is chosen once it is', () => {
  const root = page()
  const list =
    '<select aria-label="类型"><option value="">请选择</option><option value="2">存款</option></select>'
  root.querySelector('main')?.insertAdjacentHTML('beforeend', list)
  const seen: string[] = []
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) seen.push(target.value)
  })
  globalThis.koiEarly = {
    clicks: [],
    fields: [{ way: [0, 2], name: 'select 类型', value: '2' }],
    focus: null,
    end: () => {},
  }
  replayEarlyInput(root)
  expect(seen).toEqual(['2'])
})

test('what is not on the page any more is passed over', () => {
  globalThis.koiEarly = {
    clicks: [{ way: [4, 4], name: 'button 注册' }],
    fields: [{ way: [9], name: 'input ', value: 'x' }],
    focus: { way: [7], name: 'a ' },
    end: () => {},
  }
  expect(() => replayEarlyInput(page())).not.toThrow()
})

test('what stands elsewhere in the page of a member is found by what it says, and not taken for its neighbour', async () => {
  const root = page()
  root.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/m" aria-label="消息"></a>')
  root.querySelector('main')?.insertAdjacentHTML('beforeend', '<button aria-label="主题"></button>')
  const tapped = new Promise<string>((resolve) => {
    root.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement) resolve(target.getAttribute('aria-label') ?? target.textContent)
    })
  })
  globalThis.koiEarly = {
    clicks: [{ way: [0, 2], name: 'button 主题' }],
    fields: [{ way: [0, 0, 0], name: 'input 账号', value: 'demo' }],
    focus: { way: [0, 0], name: 'button 主题' },
    end: () => {},
  }
  replayEarlyInput(root)
  expect(root.querySelector<HTMLInputElement>('[name=account]')?.value).toBe('demo')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('主题')
  expect(await tapped).toBe('主题')
})

test('a tap waits for what the page draws a moment later', async () => {
  const root = page()
  globalThis.koiEarly = {
    clicks: [{ way: [0, 2], name: 'button 收藏' }],
    fields: [],
    focus: null,
    end: () => {},
  }
  const tapped = new Promise<EventTarget | null>((resolve) => {
    root.addEventListener('click', ({ target }) => resolve(target))
  })
  replayEarlyInput(root)
  const late = document.createElement('button')
  late.textContent = '收藏'
  setTimeout(() => root.querySelector('main')?.append(late), 60)
  expect(await tapped).toBe(late)
})
