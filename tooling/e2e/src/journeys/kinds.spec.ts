import type { Page } from '@playwright/test'
import { readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

interface ChosenRound {
  /** What is laid on, and the button that shows it where the felt has several parts. */
  readonly choices: readonly { readonly part?: string; readonly selection: string }[]
  /** How the result of the round is explained. */
  readonly why: RegExp
}

/** Lays one yuan on each choice and plays the round to its end; answers what it came to, `-2.00`. */
async function playChosen(page: Page, { choices, why }: ChosenRound): Promise<string> {
  const game = page.frameLocator('iframe')
  const button = game.getByTestId('play-button')
  await expect(button).toHaveAttribute('data-block', 'unchosen')
  for (const { part, selection } of choices) {
    if (part !== undefined) await game.getByRole('button', { name: part, exact: true }).click()
    await game.locator(`[data-selection="${selection}"]`).click()
  }
  const stake = game.getByTestId('stake')
  await stake.fill('1')
  const balance = game.getByTestId('balance')
  const before = await readFen(balance)
  await button.click()
  const result = game.getByTestId('last-result')
  await expect(result).toHaveAttribute('data-stake', `${choices.length}.00`)
  await expect(button).toHaveAttribute('data-block', 'none')
  await expect(game.locator('.caption')).toHaveText(why)
  const net = (await result.getAttribute('data-net')) ?? ''
  expect((await readFen(balance)) - before).toBe(BigInt(net.replace('.', '')))
  return net
}

const real = [
  {
    name: '青瓦牛牛',
    address: '/venues?venue=126&game=g3004&mode=real',
    choices: [{ selection: 'sky' }, { selection: 'earth' }],
    why: /牛/,
  },
  {
    name: '青瓦炸金花',
    address: '/venues?venue=126&game=g3002&mode=real',
    choices: [{ selection: 'east' }, { part: '庄家牌型', selection: 'pair' }],
    why: /庄/,
  },
  {
    name: '深海寻珍',
    address: '/venues?venue=127&game=g6001&mode=real',
    choices: [{ selection: 'minnow' }],
    why: /弹道 \d{4}/,
  },
] as const

journey(
  'a member plays both card games and fishing with choices of their own, and the record has what each round came to',
  async ({ player, page, koi, newMember }) => {
    const member = newMember('kinds')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent(real[0].address)}`)
    await logIn(page, member)
    for (const round of real) {
      if (round !== real[0]) await page.goto(round.address)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^带入 ¥[\d,.]+ 进入$/ })
        .click()
      const net = await playChosen(page, round)
      await page.getByRole('button', { name: /^离开/ }).first().click()
      await expect(page).not.toHaveURL(/\/venues/)
      await player.openBetRecord()
      await expect(page.getByLabel('合计')).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(round.name) })
        .first()
        .click()
      const detail = page.getByRole('dialog', { name: '投注详情' })
      await expect(detail.getByRole('listitem')).toHaveCount(round.choices.length)
      await expect(detail).toContainText(`¥${net.replace('-', '')}`)
    }
  },
)

const demos = [
  { kind: 'sports', address: '/sports?venue=1&game=g1001&mode=demo', selection: 'home' },
  { kind: 'live', address: '/venues?venue=84&game=g2003&mode=demo', selection: 'dragon' },
  { kind: 'chess', address: '/venues?venue=126&game=g3001&mode=demo', selection: 'sky' },
  { kind: 'slots', address: '/venues?venue=89&game=g4001&mode=demo', selection: null },
  { kind: 'lottery', address: '/venues?venue=108&game=g5003&mode=demo', selection: null },
  { kind: 'fishing', address: '/venues?venue=127&game=g6002&mode=demo', selection: 'clown' },
] as const

journey('a guest plays a demo round of each of the six kinds', async ({ page }) => {
  for (const { kind, address, selection } of demos) {
    await page.goto(address)
    const game = page.frameLocator('iframe')
    const button = game.getByTestId('play-button')
    await expect(button).toHaveAttribute('data-block', selection === null ? 'none' : 'unchosen')
    const balance = game.getByTestId('balance')
    const before = await readFen(balance)
    if (selection !== null) await game.locator(`[data-selection="${selection}"]`).first().click()
    await button.click()
    if (kind === 'sports') {
      // A slip is confirmed, and the match may be watched or left to its end.
      await expect(button).toHaveText('确认投注 ¥1.00')
      await button.click()
      await expect(game.getByTestId('match-clock')).toHaveText(/′$/)
      await expect(button).toHaveText('直接看结果')
      await button.click()
    }
    const result = game.getByTestId('last-result')
    await expect(result, kind).toHaveAttribute('data-net', /^-?\d+\.\d\d$/)
    const net = BigInt(((await result.getAttribute('data-net')) ?? '').replace('.', ''))
    await expect(async () => expect((await readFen(balance)) - before, kind).toBe(net)).toPass()
  }
})
