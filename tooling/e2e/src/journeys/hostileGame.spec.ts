import type { Page } from '@playwright/test'
import { expectFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import type { NewMember } from '../newMembers.ts'
import { serveElsewhere, turnHostile, type Elsewhere, type Hostility } from '../steps/hostilePage.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const container = '/venues?venue=89&game=g4001&mode=real'

// What a browser says when it holds a page back.
journey.use({
  expectedErrors:
    /Unsafe attempt|Blocked|Content Security Policy|ermissions policy|sandboxed|allow-|Failed to load resource|permission/i,
})

let elsewhere: Elsewhere
journey.beforeAll(async () => {
  elsewhere = await serveElsewhere()
})
journey.afterAll(() => elsewhere.close())

/** A member in a game whose page is hostile. They came from home, and it was the lobby that they pressed play in. */
async function enter(
  page: Page,
  koi: { api: string; sandbox: string },
  how: Hostility,
  member: NewMember,
): Promise<void> {
  await openMember(page.request, koi, member)
  await page.goto('/login')
  await logIn(page, member)
  await page.waitForURL(/\/home$/)
  await turnHostile(page, { sandbox: koi.sandbox, elsewhere: elsewhere.address, how })
  await page.goto(container)
  await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
}

const leave = (page: Page) => page.getByRole('button', { name: /^离开/ }).first().click()

journey(
  'a hostile game page gets neither window, storage, clipboard, screen nor device, and what it says of money is not believed',
  async ({ page, koi, shell, context, newMember }) => {
    // What the shell may do, its frame may not.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shell })
    await enter(page, koi, 'attempts', newMember('hostile'))
    const body = page.frameLocator('iframe').locator('body')
    await expect(body).toHaveAttribute('data-tried', '1')
    // With a press in the frame, a browser allows more.
    await body.getByRole('button', { name: 'play' }).click()
    await expect(body).toHaveAttribute('data-tried', '2')
    expect(await body.evaluate(() => Reflect.get(window, 'got'))).toEqual([])

    await expect(page).toHaveURL(/\/venues\?/)
    expect(context.pages()).toHaveLength(1)
    expect(elsewhere.asked()).toBe(0)
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
    await expectFen(page.getByTestId('net-position'), 0n)
    await expectFen(page.getByTestId('venue-balance'), 100_000n)
    await leave(page)
    await expect(page).toHaveURL(/\/venue\/gaming$/)
  },
)

journey(
  'a game page that floods the shell is taken away, and shell and server stay at ease',
  async ({ page, koi, newMember }) => {
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/game/session') asked += 1
    })
    await enter(page, koi, 'flood', newMember('hostile'))
    await expect(page.getByRole('alert')).toContainText('这个游戏已停止')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toBeLessThan(10)
    await expectFen(page.getByTestId('net-position'), 0n)
    await page.getByRole('button', { name: '返回大厅' }).click()
    await expect(page).toHaveURL(/\/venue\/gaming$/)
  },
)

journey(
  'a game page that goes from page to page is taken away, and the way back is free',
  async ({ page, koi, newMember }) => {
    await enter(page, koi, 'reload', newMember('hostile'))
    await expect(page.getByRole('alert')).toContainText('这个游戏已停止')
    await leave(page)
    await expect(page).toHaveURL(/\/venue\/gaming$/)
    await expect
      .poll(async () => {
        await page.goBack()
        return new URL(page.url()).pathname
      })
      .toBe('/home')
  },
)

journey('a game page cannot put another origin in its place', async ({ page, koi, newMember }) => {
  await enter(page, koi, 'elsewhere', newMember('hostile'))
  await expect(page.getByTestId('venue-balance')).toHaveText('¥1,000.00')
  await expect.poll(() => page.frames().map((frame) => frame.url())).not.toContain(`${koi.sandbox}/play`)
  expect(elsewhere.asked()).toBe(0)
  await leave(page)
  await expect(page).toHaveURL(/\/venue\/gaming$/)
})
