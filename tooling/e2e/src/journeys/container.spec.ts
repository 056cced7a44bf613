import type { Page } from '@playwright/test'
import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { interruptRound } from '../steps/interruptRound.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { playRounds } from '../steps/playRounds.ts'

const carp = '/venues?venue=89&game=g4001&mode=real'

/** Presses what opens the game that a search in the slot lobby finds. */
async function openFromLobby(page: Page, search: string, name: string): Promise<void> {
  await page.goto(`/game/egame?q=${search}`)
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: '开始游戏' }).click()
}

/** Opens a game by its address as a member who is not logged in yet, and brings all money along. */
async function enter(page: Page, path: string, member: { account: string; password: string }): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, member)
  await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
}

const playButton = (page: Page) => page.frameLocator('iframe').getByTestId('play-button')
const leaveButton = (page: Page) => page.getByRole('button', { name: /^离开/ }).first()

journey(
  'an interrupted round is offered before a game opens: it is played out, or settled and told',
  async ({ page, koi, newMember }) => {
    const member = newMember('breaks')
    await openMember(page.request, koi, member)
    await interruptRound(page.request, koi, member, { venue_id: '89', game_id: 'g4001' })
    await page.goto('/login')
    await logIn(page, member)
    await page.waitForURL(/\/home$/)

    await openFromLobby(page, 'jlylm', '锦鲤跃龙门')
    const offer = page.getByRole('dialog', { name: '“锦鲤跃龙门”有一局 ¥10.00 还没结束' })
    await offer.getByRole('button', { name: '继续这一局' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^带入/ }).click()
    await expectFen(page.getByTestId('held'), 1_000n)
    await playButton(page).click()
    await expectFen(page.getByTestId('held'), 0n)
    // The lobby is there before the game is closed, and a member has one game at a time.
    const closed = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/game/leave')
    await leaveButton(page).click()
    await expect(page).toHaveURL(/\/venue\/gaming$/)
    await closed

    await interruptRound(page.request, koi, member, { venue_id: '89', game_id: 'g4001' })
    await openFromLobby(page, 'jcdh', '九重灯火')
    await offer.getByRole('button', { name: '结算并打开“九重灯火”' }).click()
    await expect(page.getByText(/“锦鲤跃龙门”未完成的一局已结算/)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: /^带入/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '九重灯火' })).toBeVisible()
    await expectFen(page.getByTestId('held'), 0n)
  },
)

journey(
  'money is moved without leaving the game, a reload comes back into it, and back leads out',
  async ({ page, koi, newMember }) => {
    const member = newMember('moves')
    await openMember(page.request, koi, member)
    await page.goto('/login')
    await logIn(page, member)
    await page.waitForURL(/\/home$/)
    await openFromLobby(page, 'jlylm', '锦鲤跃龙门')
    const entry = page.getByRole('dialog', { name: '带入多少金额？' })
    await entry.getByLabel('带入金额').fill('300')
    await entry.getByRole('button', { name: '带入 ¥300.00 进入' }).click()
    const net = await playRounds(page, 1)
    await expectFen(page.getByTestId('venue-balance'), 30_000n + net)

    await page.getByRole('button', { name: '转账' }).click()
    const sheet = page.getByRole('dialog', { name: '游戏中转账' })
    await sheet.getByLabel('金额', { exact: true }).fill('150')
    await sheet.getByRole('button', { name: '核对并转账' }).click()
    await page.getByRole('button', { name: '确认转账' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expectFen(page.getByTestId('venue-balance'), 45_000n + net)
    await expectFen(page.frameLocator('iframe').getByTestId('balance'), 45_000n + net)
    await expect(page.getByTestId('net-position')).not.toHaveText('—')
    expect(await readFen(page.getByTestId('net-position'))).toBe(net)

    await page.reload()
    await expect(playButton(page)).toHaveAttribute('data-block', 'none')
    await expectFen(page.getByTestId('venue-balance'), 45_000n + net)
    await expectFen(page.getByTestId('net-position'), net)
    await page.goBack()
    await expect(page).toHaveURL(/\/game\/egame/)
    await page.goto('/home')
    await expectFen(page.getByTestId('total-balance').first(), 100_000n + net)
  },
)

journey(
  'a second device asks which of the two games to keep, and the other one ends',
  async ({ page, browser, shell, koi, newMember }) => {
    const member = newMember('twodev')
    await openMember(page.request, koi, member)
    await enter(page, carp, member)
    await expect(playButton(page)).toHaveAttribute('data-block', 'none')

    const context = await browser.newContext({ baseURL: shell, locale: 'zh-CN' })
    const other = await context.newPage()
    await other.goto('/login')
    await logIn(other, member)
    await other.waitForURL(/\/home$/)
    await openFromLobby(other, 'jcdh', '九重灯火')
    const question = other.getByRole('dialog', { name: '“锦鲤跃龙门”还在进行' })
    await expect(question.getByRole('button', { name: '返回“锦鲤跃龙门”' })).toBeVisible()
    await question.getByRole('button', { name: '离开并打开“九重灯火”' }).click()
    await other.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    await expect(playButton(other)).toHaveAttribute('data-block', 'none')

    await playButton(page).click()
    await expect(page.getByRole('alert')).toContainText('本次游戏已结束')
    await expectFen(other.getByTestId('venue-balance'), 100_000n)
    await context.close()
  },
)

journey.describe('without a connection', () => {
  journey.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  journey(
    'a lost connection stops the game, and a round that is left in the middle is settled and told',
    async ({ page, koi, context, newMember }) => {
      const member = newMember('offline')
      await openMember(page.request, koi, member)
      await enter(page, carp, member)
      await expect(playButton(page)).toHaveAttribute('data-block', 'none')
      await context.setOffline(true)
      await expect(page.getByRole('alert').filter({ hasText: '连接已断开' })).toBeVisible()
      await expect(page.locator('iframe')).toHaveAttribute('inert')
      await context.setOffline(false)
      await expect(page.getByText('连接已断开')).toHaveCount(0)
      await expect(page.locator('iframe')).not.toHaveAttribute('inert')

      await page.route('**/sandbox/settle', (route) => route.abort())
      await playButton(page).click()
      await expect(page.getByTestId('held')).not.toHaveText('¥0.00')
      await leaveButton(page).click()
      const question = page.getByRole('alertdialog', { name: '本局尚未结束' })
      await question.getByRole('button', { name: '继续游戏' }).click()
      await expect(page).toHaveURL(/\/venues/)
      await leaveButton(page).click()
      await question.getByRole('button', { name: '离开游戏' }).click()
      await expect(page).toHaveURL(/\/venue\/gaming$/)
      await expect(page.getByText(/“锦鲤跃龙门”未完成的一局已结算/)).toBeVisible({ timeout: 90_000 })
    },
  )

  journey(
    'a round that is left in the middle leads back to the lobby as it was left, and from there out of it',
    async ({ page, koi, newMember }) => {
      const member = newMember('midway')
      await openMember(page.request, koi, member)
      await page.goto('/login')
      await logIn(page, member)
      await page.waitForURL(/\/home$/)
      await page.goto('/venue/gaming?q=jlylm')
      await page.getByRole('button', { name: '锦鲤跃龙门', exact: true }).click()
      await page.getByRole('button', { name: '开始游戏' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
      await expect(playButton(page)).toHaveAttribute('data-block', 'none')
      await page.route('**/sandbox/settle', (route) => route.abort())
      await playButton(page).click()
      await expect(page.getByTestId('held')).not.toHaveText('¥0.00')
      await leaveButton(page).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '离开游戏' }).click()
      await expect(page).toHaveURL(/\/venue\/gaming\?q=jlylm$/)
      await expect(page.getByRole('searchbox')).toHaveValue('jlylm')
      await page.goBack()
      await expect(page).toHaveURL(/\/home$/)
    },
  )
})

journey('a game of sports says that its pictures may be late', async ({ page }) => {
  await page.goto('/sports?venue=1&game=g1001&mode=demo')
  await expect(page.getByText(/可能存在延迟/)).toBeVisible()
})
