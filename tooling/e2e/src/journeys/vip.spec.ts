import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey(
  'a member plays to the first level, claims its gift once, and finds both in the history and the balance',
  async ({ player, page, koi }, { project }) => {
    const phone = project.name === 'mobile' ? '13912340081' : '13912340082'
    const member = { account: `climbs${phone.slice(-2)}`, password: 'harbour-2026', phone }
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/user/vip')}`)
    await logIn(page, member)
    await expect(page.getByRole('heading', { name: 'VIP 0 普通会员' })).toBeVisible()
    await expect(page.getByText('还没有礼金')).toBeVisible()

    // One round of all that a new member has completes the turnover of the first level, won or lost.
    await page.goto('/venues?venue=89&game=g4002&mode=real')
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    const game = page.frameLocator('iframe')
    const button = game.getByTestId('play-button')
    await expect(button).toHaveAttribute('data-block', 'none')
    await game.getByTestId('stake').fill('1000')
    await game.getByTestId('stake').press('Enter')
    await button.click()
    await expect(game.getByTestId('last-result')).toHaveAttribute('data-stake', '1000.00')
    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).not.toHaveURL(/\/venues/)

    await player.openVip()
    await expect(page.getByRole('heading', { name: 'VIP 1 青铜', exact: true })).toBeVisible()
    await expect(page.getByText('再完成 ¥9,000.00 流水，立即升为 VIP 2 白银')).toBeVisible()
    const before = await readFen(await player.totalBalance())
    await player.openVip()
    const claim = page.getByRole('button', { name: '领取升级礼金 · VIP 1 ¥8.00' })
    await claim.dblclick()
    await expect(page.getByText('¥8.00 已存入主钱包。')).toBeVisible()
    await expect(page.getByText('已领取')).toBeVisible()
    await expect(claim).toHaveCount(0)

    await page.getByRole('link', { name: '规则与记录' }).click()
    await expect(page.getByRole('heading', { name: '怎样保级' })).toBeVisible()
    await expect(page.getByText('升为 VIP 1')).toBeVisible()
    await expectFen(() => player.totalBalance(), before + 800n)
    await expect(page.getByRole('link', { name: 'VIP 1', exact: true })).toHaveAttribute('href', '/user/vip')
  },
)
