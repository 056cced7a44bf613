import type { Page } from '@playwright/test'
import { expectFen, fenOf, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { bindAlipay, callsOf, openMember } from '../steps/memberCalls.ts'
import { payAtCashier } from '../steps/orderDeposit.ts'
import { playRounds } from '../steps/playRounds.ts'

/** A round as the server settled it, in fen. */
interface SettledRound {
  readonly stake: bigint
  readonly payout: bigint
}

/** Notes the rounds that the page settles, in their order. */
function watchRounds(page: Page): SettledRound[] {
  const rounds: SettledRound[] = []
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname !== '/sandbox/settle') return
    void reply
      .json()
      .then(({ data }) => rounds.push({ stake: fenOf(data.stake), payout: fenOf(data.payout) }))
  })
  return rounds
}

/** What a member has, in fen: cash in all, and bonus money. */
interface Funds {
  readonly cash: bigint
  readonly bonus: bigint
}

/** What a round leaves: its stake takes the cash in the venue first, its payout is divided alike, the bonus part rounded up. */
function afterRound({ cash, bonus }: Funds, inVenue: bigint, { stake, payout }: SettledRound): Funds {
  const own = inVenue < stake ? inVenue : stake
  const lent = stake - own
  const won = (payout * lent + stake - 1n) / stake
  return { cash: cash - own + payout - won, bonus: bonus - lent + won }
}

/** Plays rounds in the slots with an amount of cash, all there is by default, and takes along what is left. */
async function playSlots(
  page: Page,
  settled: SettledRound[],
  {
    bring,
    stakes,
  }: { bring?: string; stakes: readonly { readonly stake: string; readonly rounds: number }[] },
): Promise<SettledRound[]> {
  settled.splice(0)
  await page.goto('/venues?venue=89&game=g4001&mode=real')
  const dialog = page.getByRole('dialog')
  if (bring !== undefined) await dialog.getByLabel('带入金额').fill(bring)
  await dialog.getByRole('button', { name: bring === undefined ? /^带入/ : `带入 ¥${bring} 进入` }).click()
  const field = page.frameLocator('iframe').getByTestId('stake')
  for (const { stake, rounds } of stakes) {
    await field.fill(stake)
    await field.press('Enter')
    await playRounds(page, rounds)
  }
  // What lies in the venue comes back with leaving, which another page must not cut short.
  const left = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/game/leave')
  await page.getByRole('button', { name: /^离开/ }).first().click()
  expect((await left).status()).toBe(200)
  await expect(page).not.toHaveURL(/\/venues/)
  expect(settled).toHaveLength(stakes.reduce((sum, { rounds }) => sum + rounds, 0))
  return [...settled]
}

const yuan = (fen: bigint) => `¥${(fen / 100n).toLocaleString('en')}.${String(fen % 100n).padStart(2, '0')}`

/** Looks at the progress on the page of a promotion. */
async function expectProgress(
  page: Page,
  id: string,
  said: readonly (readonly [string, string])[],
): Promise<void> {
  await page.goto(`/activity/list/${id}`)
  const progress = page.getByRole('region', { name: '流水进度' })
  for (const [term, text] of said) {
    await expect(progress.locator('div', { hasText: term }).locator('dd').first()).toHaveText(text)
  }
}

journey(
  'a bonus is claimed and cancelled halfway; another is joined with a deposit, staked, wagered, released and withdrawn, each to the fen',
  async ({ page, koi, player, newMember }) => {
    const member = newMember('bonus')
    await openMember(page.request, koi, member)
    const call = await callsOf(page.request, koi, member)
    await call('/api/f/v1/withdraw/password/set', { login_password: member.password, password: '135790' })
    await bindAlipay(page.request, koi.sandbox, call, {
      holder: '林锦',
      account: 'koi@mail.example',
      phone: member.phone,
    })
    const settled = watchRounds(page)
    let funds: Funds = { cash: 100_000n, bonus: 0n }

    await page.goto('/activity/list/newcomer-gift')
    await page.getByRole('link', { name: '登录后参加' }).click()
    await logIn(page, member)
    await page.getByRole('button', { name: '领取', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '领取' }).click()
    // What came of it is said where it was done, and the keyboard goes on from there.
    const outcome = page.getByRole('alert').filter({ hasText: /^已领取$/ })
    await expect(outcome).toBeInViewport({ ratio: 1 })
    await expect(page.locator('*:focus')).toHaveText('已领取')
    await expect(page.getByText('已完成 ¥0.00 / ¥180.00')).toBeVisible()
    funds = { ...funds, bonus: 1_800n }
    await expectFen(() => player.totalBalance(), funds.cash)
    for (const round of await playSlots(page, settled, { stakes: [{ stake: '20', rounds: 4 }] })) {
      funds = afterRound(funds, funds.cash, round)
    }

    // Halfway: what was won or lost with cash stays, the bonus goes, and the member is told both before.
    await page.goto('/activity/list/newcomer-gift')
    await expect(page.getByText('已完成 ¥80.00 / ¥180.00')).toBeVisible()
    await page.getByRole('button', { name: '取消彩金' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/将收回的彩金\s*¥18\.00/)
    const kept = question.locator('div', { hasText: '保留的现金' }).locator('dd').first()
    expect(await readFen(kept)).toBe(funds.cash)
    await question.getByRole('button', { name: '取消彩金' }).click()
    await expect(page.getByText('彩金已取消')).toBeVisible()
    await expect(page.getByText('已完成 ¥80.00 / ¥180.00')).toBeVisible()
    funds = { ...funds, bonus: 0n }
    await expectFen(() => player.totalBalance(), funds.cash)

    await page.goto('/activity/list/weekly-reload')
    await page.getByRole('button', { name: '参加', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '参加' }).click()
    await page.getByRole('link', { name: '去存款' }).click()
    await expect(page.getByRole('radio', { name: /每周续存/ })).toBeChecked()
    await page.getByLabel('金额', { exact: true }).fill('500')
    await page.getByRole('button', { name: '核对并存款' }).click()
    const review = page.getByRole('dialog')
    await expect(review).toContainText('¥1,000.00')
    await review.getByRole('button', { name: '提交订单' }).click()
    await expect(page).toHaveURL(/order=D\d{16}$/)
    await payAtCashier(page, 'confirm', '¥500.00')
    await expect(page.getByText('¥500.00 已存入主钱包。')).toBeVisible()
    funds = { cash: funds.cash + 50_000n, bonus: 10_000n }
    await expectFen(() => player.totalBalance(), funds.cash)
    await expectProgress(page, 'weekly-reload', [
      ['彩金余额', '¥100.00'],
      ['未结算注单中', '¥0.00'],
    ])
    await expect(page.getByText('已完成 ¥0.00 / ¥1,000.00')).toBeVisible()

    // ¥60.01 of cash are in the venue: the stake takes them first, and the other ¥19.99 from the bonus.
    const [staked] = await playSlots(page, settled, { bring: '60.01', stakes: [{ stake: '80', rounds: 1 }] })
    if (!staked) throw new Error('no round was played')
    funds = afterRound(funds, 6_001n, staked)
    await expectProgress(page, 'weekly-reload', [['彩金余额', yuan(funds.bonus)]])
    await expect(page.getByText('已完成 ¥80.00 / ¥1,000.00')).toBeVisible()
    await expectFen(() => player.totalBalance(), funds.cash)

    // With all cash in the venue the rest of the wagering leaves the bonus alone, and its last round releases it.
    const rest = [
      { stake: '200', rounds: 4 },
      { stake: '120', rounds: 1 },
    ]
    for (const round of await playSlots(page, settled, { stakes: rest })) {
      funds = afterRound(funds, funds.cash, round)
    }
    await expectProgress(page, 'weekly-reload', [
      ['已转为现金', yuan(funds.bonus)],
      ['已收回', '¥0.00'],
    ])
    await expect(page.getByText('已完成 ¥1,000.00 / ¥1,000.00')).toBeVisible()
    funds = { cash: funds.cash + funds.bonus, bonus: 0n }
    await expectFen(() => player.totalBalance(), funds.cash)

    // All of it in whole yuan, up to the most at a time: what was released is paid out like any other cash.
    const all = funds.cash < 2_000_000n ? funds.cash / 100n : 20_000n
    await page.goto('/finance/withdraw?type=alipay')
    await page.getByLabel('取款金额').fill(String(all))
    await page.getByRole('button', { name: '核对并取款' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('取款密码', { exact: true }).fill('135790')
    await page.getByRole('button', { name: '确认取款' }).click()
    await expect(page.getByRole('list', { name: '取款进度' })).toContainText('已付到收款账户')
    await expectFen(() => player.totalBalance(), funds.cash - all * 100n)
  },
)
