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

const fenIn = (text: string) => BigInt(text.replaceAll(/[¥,.]/g, ''))

/** Makes a slip of bets on the shown match: selection and amount by their group. */
async function makeSlip(game: FrameLocator, bets: readonly (readonly [string, string, string])[]) {
  for (const [group, selection, amount] of bets) {
    await game.getByRole('button', { name: group, exact: true }).click()
    await game.locator(`.spot[data-selection="${selection}"]`).click()
    await game.getByTestId(`slip-${selection}`).fill(amount)
  }
}

journey(
  'a member places three bets on one match, watches it, and finds result, wallet and record in agreement',
  async ({ player, page, koi, newMember }) => {
    const member = newMember('match')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/sports?venue=1&game=g1001&mode=real')}`)
    await logIn(page, member)
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()

    const game = page.frameLocator('iframe')
    const button = game.getByTestId('play-button')
    const balance = game.getByTestId('balance')
    await expect(button).toHaveAttribute('data-block', 'unchosen')
    const before = await readFen(balance)
    const teams = await game.getByTestId('next-match').innerText()
    await game.getByTestId('odds-format').selectOption({ label: '马来盘' })
    await expect(game.locator('.spot[data-selection="draw"] .spot-odds')).toHaveText('−0.382')

    await makeSlip(game, [
      ['独赢', 'home', '10'],
      ['让球', 'homeMinusThreeQuarters', '20'],
      ['大小单双', 'over', '30.50'],
    ])
    await expect(game.locator('#slip-over-hint')).toHaveText('须为 ¥1 的整数倍')
    await expect(button).toHaveAttribute('data-block', 'unfit')
    await game.getByTestId('slip-over').fill('30')
    await game.getByRole('button', { name: '移除主胜' }).click()
    await expect(game.getByTestId('round-stake')).toHaveText('2 注，合计 ¥50')
    await expect(game.getByTestId('slip-undo')).toBeFocused()
    await game.getByTestId('slip-undo').press('Enter')
    await expect(game.getByTestId('round-stake')).toHaveText('3 注，合计 ¥60')
    await expect(game.getByTestId('slip-return')).toHaveText('最高可得 ¥135.80')

    // A double click asks once: what was pressed has become another button under it.
    await button.dblclick()
    await expect(button).toHaveText('确认投注 ¥60.00')
    await expect(balance).toHaveAttribute('data-amount', '1000.00')
    await button.click()
    const score = game.getByTestId('match-score')
    await expect(score).toBeVisible()
    await expect(game.getByTestId('match-clock')).toHaveText(/′$/)
    await expect(balance).toHaveAttribute('data-amount', '940.00')
    await expect(game.getByTestId('match-bets').getByRole('listitem')).toHaveCount(3)
    await expect(button).toHaveText('直接看结果')
    await button.click()

    const result = game.getByTestId('last-result')
    await expect(result).toHaveAttribute('data-stake', '60.00')
    await expect(game.getByTestId('match-clock')).toHaveText('完场')
    const [home = '', away = ''] = teams.split('（主） 对 ')
    await expect(score).toHaveText(new RegExp(`^${home} \\d : \\d ${away.replace('（客）', '')}$`))
    const told = await game.getByTestId('match-bets').getByRole('listitem').allInnerTexts()
    const paid = told.reduce((sum, text) => {
      const amount = /(?:派彩|退回本金|退回) (¥[\d,.]+)/.exec(text)?.[1]
      return sum + (amount === undefined ? 0n : fenIn(amount))
    }, 0n)
    const payout = (await result.getAttribute('data-payout')) ?? ''
    expect(fenIn(payout)).toBe(paid)
    expect(await readFen(balance)).toBe(before - 6_000n + paid)

    await game.locator('.rounds summary').first().press('Enter')
    await expect(game.getByTestId('verdict')).toHaveAttribute('data-holds', 'true')
    const data = await game.getByRole('textbox', { name: '本局数据（可另行验证）' }).inputValue()
    expect(spawnSync(process.execPath, [verifier], { input: data }).status).toBe(0)
    const number = await game.locator('.round-number').first().innerText()
    const net = (await result.getAttribute('data-net')) ?? ''

    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).toHaveURL(/\/venue\/sports/)
    await player.openBetRecord()
    await expect(page.getByLabel('合计')).toBeVisible()
    await page
      .getByRole('button', { name: /沿海足球/ })
      .first()
      .click()
    const detail = page.getByRole('dialog', { name: '投注详情' })
    await expect(detail).toContainText(number)
    await expect(detail.getByRole('listitem')).toHaveText([
      /^独赢 · 主胜 ¥10\.00 @\s−?\d+\.\d{2,}(?:赢，返还 ¥\d+\.\d\d|输)$/,
      /^让球 · 主 −0\.75 ¥20\.00 @\s−?\d+\.\d{2,}(?:(?:赢|赢半)，返还 ¥\d+\.\d\d|输)$/,
      /^大小单双 · 大 2\.5 ¥30\.00 @\s−?\d+\.\d{2,}(?:赢，返还 ¥\d+\.\d\d|输)$/,
    ])
    await expect(detail).toContainText(`¥${payout}`)
    await expect(detail).toContainText(`¥${net.replace('-', '')}`)
  },
)

journey(
  'a member who reloads in the middle of a match comes back to its result, and to the chosen odds format',
  async ({ page, koi, newMember }) => {
    const member = newMember('match')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/sports?venue=1&game=g1001&mode=real')}`)
    await logIn(page, member)
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()

    const game = page.frameLocator('iframe')
    const button = game.getByTestId('play-button')
    await expect(button).toHaveAttribute('data-block', 'unchosen')
    await game.getByTestId('odds-format').selectOption({ label: '印尼盘' })
    await makeSlip(game, [['独赢', 'home', '10']])
    await button.click()
    await button.click()
    await expect(game.getByTestId('match-clock')).toHaveText(/′$/)
    await page.reload()

    const result = game.getByTestId('last-result')
    await expect(result).toHaveAttribute('data-stake', '10.00')
    await expect(game.locator('.caption')).toHaveText(/^上一场：/)
    await expect(game.getByTestId('match-clock')).toHaveText('完场')
    const payout = (await result.getAttribute('data-payout')) ?? ''
    expect(await readFen(game.getByTestId('balance'))).toBe(99_000n + fenIn(payout))
    await expect(game.getByTestId('odds-format')).toHaveValue('indonesian')
    await expect(button).toHaveAttribute('data-block', 'unchosen')
  },
)
