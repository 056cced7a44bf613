import { expect, test } from 'vitest'
import { pageRoutes, titleOf } from './pageRoutes.tsx'
import { pageIds, pages } from './pages.ts'
import { pageTitles } from './pageTitles.ts'

const Screen = () => null

test.each(pageIds)(
  'the route of %s is called as the table of titles has it once it is loaded',
  async (id) => {
    const { path, access } = pages[id]
    const [route] = pageRoutes({ [id]: async () => Screen }, access)
    const loaded = typeof route?.lazy === 'function' ? await route.lazy() : {}
    const handle: unknown = { ...route, ...loaded }.handle
    expect(handle).toMatchObject({ path })
    const orders = new URLSearchParams({ order: '1' })
    expect([titleOf([handle]), titleOf([handle], orders)]).toEqual([pageTitles[id](), pageTitles[id](orders)])
  },
)
