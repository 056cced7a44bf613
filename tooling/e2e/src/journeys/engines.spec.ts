import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import type { NewMember } from '../newMembers.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const verifier = fileURLToPath(
  new URL('../../../../packages/contract/src/verifyRounds/main.ts', import.meta.url),
)

/** Logs a member in on the way to a table, who brings in what there is. */
async function openTable(page: Page, member: NewMember): Promise<FrameLocator> {
  await page.goto(`/login?redirect=${encodeURIComponent('/venues?venue=86&game=g2020&mode=real')}`)
  await logIn(page, member)
  await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
  return page.frameLocator('iframe')
}

journey(
  'a stake that cannot be laid stands as it was typed, and no other is staked in its place',
  async ({ page, koi, newMember }) => {
    const member = newMember('stakes')
    await openMember(page.request, koi, member)
    const game = await openTable(page, member)
    const button = game.getByTestId('play-button')
    const stake = game.getByTestId('stake')
    const hint = game.locator('#stake-limits')
    await game.locator('[data-selection="red"]').click()
    const staked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/sandbox/stake') staked.push(request.postData() ?? '')
    })
    for (const [typed, problem] of [
      ['999999', /^最高投注/],
      ['0.01', /^最低投注/],
      ['5.50', '须为 ¥1 的整数倍'],
      ['abc', '请输入金额'],
    ] as const) {
      await stake.fill(typed)
      await expect(hint).toHaveText(problem)
      await expect(button).toHaveText('请先改正金额')
      // Pressed all the same, which takes the focus out of the field.
      await button.click({ force: true })
      await expect(stake).toHaveValue(typed)
      await expect(hint).toHaveText(problem)
      await expect(game.locator('.quick[aria-pressed="true"]')).toHaveCount(0)
    }
    // Nor is one that another choice has no room for.
    await stake.fill('200')
    await game.getByRole('button', { name: '号码', exact: true }).click()
    const seven = game.locator('[data-selection="n7"]')
    await seven.click()
    await expect(stake).toHaveValue('200.00')
    await expect(hint).toHaveText(/^最高投注/)
    await expect(button).toHaveText('请先改正金额')
    await seven.click()
    await expect(button).toHaveAttribute('data-block', 'none')
    await stake.fill('7')
    await button.click()
    await expect(game.getByTestId('last-result')).toHaveAttribute('data-stake', '7.00')
    expect(staked).toHaveLength(1)
  },
)

journey(
  'a member bets on two fields of a table, sees why they won or lost, verifies the round and finds it in the record',
  async ({ player, page, koi, newMember }) => {
    const member = newMember('tables')
    await openMember(page.request, koi, member)
    const game = await openTable(page, member)
    const button = game.getByTestId('play-button')
    await expect(button).toHaveAttribute('data-block', 'unchosen')
    await game.locator('[data-selection="red"]').click()
    await game.getByRole('button', { name: '号码', exact: true }).click()
    await game.locator('[data-selection="n7"]').click()
    const stake = game.getByTestId('stake')
    await stake.fill('5.50')
    await expect(game.locator('#stake-limits')).toHaveText('须为 ¥1 的整数倍')
    await stake.fill('5')
    await stake.press('Enter')
    await expect(game.getByTestId('round-stake')).toHaveText('2 注 × ¥5，合计 ¥10')
    await button.click()

    const result = game.getByTestId('last-result')
    await expect(result).toHaveAttribute('data-stake', '10.00')
    await expect(button).toHaveAttribute('data-block', 'none')
    const why = await game.locator('.caption').innerText()
    expect(why).toMatch(/^(?:0，零|\d+，[红黑]，[单双]，.+)$/)
    const redWon = why.includes('红')
    const bets = game.locator('.rounds .bets li')
    const net = await result.getAttribute('data-net')

    // The keys that play a round open what has the focus instead.
    const summary = game.locator('.rounds summary')
    await summary.press('Enter')
    await expect(game.getByTestId('verdict')).toHaveAttribute('data-holds', 'true')
    await expect(button).toHaveAttribute('data-block', 'none')
    await expect(bets).toHaveText([redWon ? /^红：.*派彩 ¥10\.00$/ : '红：投注 ¥5.00，未中', /^7：/])
    const data = await game.getByRole('textbox', { name: '本局数据（可另行验证）' }).inputValue()
    const check = (input: string) => spawnSync(process.execPath, [verifier], { input }).status
    expect(check(data)).toBe(0)
    expect(check(data.replace('"amount":"5.00"', '"amount":"5.01"'))).toBe(1)
    const number = await game.locator('.round-number').innerText()

    await game.locator('.fairness > summary').click()
    await game.getByRole('button', { name: '怎样核对' }).click()
    const help = page.getByRole('dialog', { name: '公平性验证' })
    await expect(help.getByText('pnpm verify:rounds rounds.jsonl')).toBeVisible()
    await help.getByRole('button', { name: '关闭' }).click()
    await expect(help).toHaveCount(0)

    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).not.toHaveURL(/\/venues/)
    await player.openBetRecord()
    // The screen before it names the game, too: only the record has totals.
    await expect(page.getByLabel('合计')).toBeVisible()
    await page
      .getByRole('button', { name: /琥珀轮盘/ })
      .first()
      .click()
    const detail = page.getByRole('dialog', { name: '投注详情' })
    await expect(detail).toContainText(number)
    await expect(detail).toContainText(why)
    await expect(detail.getByRole('listitem')).toHaveText([
      redWon ? '红 ¥5.00 × 2.00赢，返还 ¥10.00' : '红 ¥5.00 × 2.00输',
      /^7 ¥5\.00 × 36\.00(?:赢，返还 ¥180\.00|输)$/,
    ])
    await expect(detail).toContainText(`¥${(net ?? '').replace('-', '')}`)
    await detail.getByRole('link', { name: '怎样核对这一局' }).click()
    await expect(page).toHaveURL(/\/help\/fairness$/)
    await expect(page.getByRole('heading', { level: 1, name: '公平性验证' })).toBeVisible()
    await page.goto('/help/no-such-page')
    await expect(page.getByText('没有这篇帮助')).toBeVisible()
  },
)
