import type { FrameLocator } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const verifier = fileURLToPath(
  new URL('../../../../packages/contract/src/verifyRounds/main.ts', import.meta.url),
)

/** Bets on the draw that is open, or, where that closes under the press, on the next one; answers its issue. */
async function betOnDraw(game: FrameLocator): Promise<string> {
  const placed = game.getByTestId('draw-placed')
  const button = game.getByTestId('play-button')
  await expect(async () => {
    if ((await placed.getAttribute('data-bets')) === '0') {
      await button.click()
      await expect(button).not.toHaveAttribute('data-block', 'busy')
    }
    await expect(placed).not.toHaveAttribute('data-bets', '0', { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  return /\d{8}-\d+/.exec(await game.getByTestId('draw-issue').innerText())?.[0] ?? ''
}

/** Chooses a selection, once more where a draw was shown just then, during which nothing is chosen. */
async function choose(game: FrameLocator, selection: string): Promise<void> {
  const button = game.locator(`[data-selection="${selection}"]`)
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

journey(
  'a member bets on a draw, sees it drawn on the clock and verifies it, and is told the one that was left',
  async ({ player, page, koi, newMember }) => {
    const member = newMember('draws')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/venues?venue=111&game=g5017&mode=real')}`)
    await logIn(page, member)
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()

    const game = page.frameLocator('iframe')
    const button = game.getByTestId('play-button')
    await expect(game.getByTestId('draw-clock')).toHaveText(/^0:(?:0\d|10)$/)
    await expect(game.locator('.road li')).toHaveCount(18)
    for (const selection of ['big', 'small']) await choose(game, selection)
    const before = await readFen(game.getByTestId('balance'))
    const issue = await betOnDraw(game)
    await expect(button).toHaveAttribute('data-block', 'shut')
    await expect(button).toHaveText('已封盘，等待开奖')
    const result = game.getByTestId('last-result')
    await expect(result).toHaveAttribute('data-round', issue, { timeout: 20_000 })
    const net = BigInt(((await result.getAttribute('data-net')) ?? '').replace('.', ''))
    // What lies on the next draw already is not in the balance.
    await expect(async () => {
      expect(await readFen(game.getByTestId('balance'))).toBe(before + net)
    }).toPass()
    await game.locator('.rounds summary').first().press('Enter')
    await expect(game.getByTestId('verdict').first()).toHaveAttribute('data-holds', 'true')
    const data = await game.getByRole('textbox', { name: '本局数据（可另行验证）' }).first().inputValue()
    expect(data).toContain(`"issue":"${issue}"`)
    expect(spawnSync(process.execPath, [verifier], { input: data }).status).toBe(0)

    const left = await betOnDraw(game)
    await page.getByRole('button', { name: /^离开/ }).first().click()
    const question = page.getByRole('alertdialog', { name: '本局尚未结束' })
    const lobby = page.getByRole('heading', { level: 1, name: '彩票' })
    // A player who is quicker than the figures above the game is not asked.
    await expect(question.or(lobby)).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: '离开游戏' }).click()
    await expect(lobby).toBeVisible()
    await expect(page.getByText(/晴川分分彩.*已结算/).first()).toBeVisible({ timeout: 30_000 })
    await player.openBetRecord()
    await expect(page.getByLabel('合计')).toBeVisible()
    await page
      .getByRole('button', { name: /晴川分分彩/ })
      .first()
      .click()
    const detail = page.getByRole('dialog', { name: '投注详情' })
    await expect(detail).toContainText(left)
    await expect(detail.getByRole('listitem')).toHaveText([
      /^大 ¥0\.20 × 1\.90(?:赢，返还 ¥0\.38|输)$/,
      /^小 ¥0\.20 × 1\.90(?:赢，返还 ¥0\.38|输)$/,
    ])
  },
)
