import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useArticle } from './useArticle.ts'
import { type NewsModel, useNews } from './useNews.ts'

let server: TestServer
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

function page() {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  open.push(runtime)
  return runtime
}

function news(query = '') {
  const { result } = renderFeature(page(), () => {
    const [params, setParams] = useState(() => new URLSearchParams(query))
    return { params, model: useNews({ url: { params, setParams } }) }
  })
  const ready = (): Extract<NewsModel, { status: 'ready' }> => {
    const { model } = result.current
    if (model.status !== 'ready') throw new Error(`still ${model.status}`)
    return model
  }
  return { ready, query: () => result.current.params.toString() }
}

test('reads the news in pages until there is no more, none of it twice', async () => {
  const { ready } = news()
  await eventually(ready)
  expect(ready().articles).toHaveLength(8)
  act(() => ready().onMore())
  await eventually(() => expect(ready().articles.length).toBeGreaterThan(8))
  expect(ready().hasMore).toBe(false)
  expect(new Set(ready().articles.map(({ id }) => id)).size).toBe(ready().articles.length)
})

test('keeps the category in the address, and takes an unknown one for all of them', async () => {
  const { ready, query } = news('category=nonsense')
  await eventually(ready)
  expect(ready().category).toBeNull()
  act(() => ready().onCategory('guide'))
  expect(query()).toBe('category=guide')
  await eventually(() =>
    expect(new Set(ready().articles.map(({ category }) => category))).toEqual(new Set(['指南'])),
  )
  act(() => ready().onCategory(null))
  expect(query()).toBe('')
})

test('an article has its body, its time in the business time zone, and others of its kind', async () => {
  const { result } = renderFeature(page(), () => useArticle({ id: 'odds-formats' }))
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', more: { length: 3 } }))
  expect(result.current).toMatchObject({
    article: { category: '指南', href: '/find/detail/odds-formats', publishedText: '2026-11-20 22:00' },
    body: [{ kind: 'paragraph' }, { kind: 'list' }],
  })
  const { more } = result.current.status === 'ready' ? result.current : { more: [] }
  expect(more.map(({ id }) => id)).not.toContain('odds-formats')
})

test('an article names the document for as long as it is shown', async () => {
  document.title = '资讯详情 · 锦鲤'
  const { result, unmount } = renderFeature(page(), () => useArticle({ id: 'odds-formats' }))
  await eventually(() => expect(result.current.status).toBe('ready'))
  expect(document.title).toMatch(/香港盘.* · 锦鲤$/)
  unmount()
  expect(document.title).toBe('资讯详情 · 锦鲤')
})

test.each(['nowhere', '../../admin', 'a'.repeat(200)])('says that there is no article %s', async (id) => {
  const { result } = renderFeature(page(), () => useArticle({ id }))
  await eventually(() => expect(result.current.status).toBe('empty'))
})
