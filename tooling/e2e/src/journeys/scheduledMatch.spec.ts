import type { Locator } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { desktopPlayer, mobilePlayer } from '../player.ts'
import { openMember } from '../steps/memberCalls.ts'
import { goOn, openAsMember, withDays } from '../steps/withDays.ts'

/** A match of the schedule as its row shows it: who meets, and the odds as they are written. */
async function readRow(row: Locator) {
  const [home = '', away = ''] = ((await row.getAttribute('aria-label')) ?? '').split(' – ')
  const odds = await row
    .getByRole('list', { name: /的赔率$/ })
    .getByRole('listitem')
    .allInnerTexts()
  return { home, away, odds: odds.map((text) => text.split('\n').at(-1) ?? '') }
}

journey(
  'a member bets on a match of the schedule at the odds that it shows, and is paid by the score that it ends with',
  async ({ browser, page: outside, newMember }, { project }) => {
    const mobile = project.name === 'mobile'
    const member = newMember('sched')
    let match = { home: '', away: '', odds: [''], game: '' }
    let tomorrow = ''
    const context = await browser.newContext({ reducedMotion: 'reduce' })

    await withDays(async (onDay) => {
      await onDay(0, async (koi) => {
        await openMember(outside.request, koi, member)
        const page = await openAsMember(context, koi, {
          project: project.name,
          member,
          path: '/find/scheduleResults',
        })
        await page.getByRole('tab', { name: '明天' }).click()
        await expect(page).toHaveURL(/day=/)
        tomorrow = new URL(page.url()).searchParams.get('day') ?? ''
        await (mobile ? mobilePlayer(page) : desktopPlayer(page)).choose('赔率格式', 2)
        const row = page.getByRole('list', { name: '比赛' }).getByRole('article').nth(3)
        await expect(row).toContainText('−0.')
        const shown = await readRow(row)
        await row.getByRole('button', { name: /^投注 .+：\s*客胜/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()

        const game = page.frameLocator('iframe')
        const next = game.getByTestId('next-match')
        await expect(next).toHaveText(`${shown.home}（主） 对 ${shown.away}（客）`)
        match = { ...shown, game: page.url().replace(new URL(page.url()).origin, '') }
        expect(match.game).toContain(`match=${await next.getAttribute('data-match')}&pick=away`)
        // The format that was chosen on the schedule holds in the game as well.
        await expect(game.getByTestId('odds-format')).toHaveValue('malay')
        for (const [at, selection] of ['home', 'draw', 'away'].entries()) {
          await expect(game.locator(`.spot[data-selection="${selection}"] .spot-odds`)).toHaveText(
            match.odds[at] ?? '',
          )
        }
        // What was chosen lies in the slip; the stake comes second.
        const button = game.getByTestId('play-button')
        await game.getByTestId('slip-away').fill('20')
        await game.getByRole('button', { name: '大小单双', exact: true }).click()
        await game.locator('.spot[data-selection="over"]').click()
        await game.getByTestId('slip-over').fill('30')
        await button.click()
        await expect(button).toHaveText('确认投注 ¥50.00')
        await button.click()
        const bets = game.getByTestId('match-bets').getByRole('listitem')
        await expect(bets).toHaveCount(2)
        await expect(bets.first()).toContainText(`客胜 @ ${match.odds[2]}，投注 ¥20.00`)
        await expect(bets.first()).toContainText('待开赛')
        await expect(game.getByTestId('balance')).toHaveAttribute('data-amount', '950.00')

        // A reload comes back to the match and its bets, with an empty slip.
        await page.reload()
        await expect(bets).toHaveCount(2)
        await expect(game.getByTestId('slip-away')).toHaveCount(0)
        await expect(next).toHaveText(`${shown.home}（主） 对 ${shown.away}（客）`)
        await page.close()
      })

      await onDay(2, async (koi) => {
        const page = await openAsMember(context, koi, {
          project: project.name,
          member,
          path: '/find/scheduleResults',
        })
        // Another server is another site to the browser, which has kept nothing of the first one's.
        await (mobile ? mobilePlayer(page) : desktopPlayer(page)).choose('赔率格式', 2)
        await goOn(page, `/find/scheduleResults?day=${tomorrow}&state=finished`)
        const row = page.getByRole('article', { name: `${match.home} – ${match.away}` })
        await expect(row).toContainText('已结束')
        await expect(row.getByRole('button')).toHaveCount(0)
        const ended = (await row.innerText()).match(/^\d+$/gm) ?? []
        expect(ended).toHaveLength(2)

        // The row names the teams and the first bet, the detail all of it, settled by the score of the schedule.
        await goOn(page, '/user/betRecord')
        await page.getByText('近 7 天', { exact: true }).click()
        const first = `${match.home} 对 ${match.away} · 客胜 @ ${match.odds[2]}，另 1 项`
        await expect(page.getByRole('main')).toContainText(first)
        await page.getByRole('main').getByRole('button', { name: /足球/ }).first().click()
        const detail = page.getByRole('dialog', { name: '投注详情' })
        await expect(detail).toContainText(`${match.home} 对 ${match.away}（赛程赛事）`)
        await expect(detail).toContainText(new RegExp(`${ended.join(' : ')}，(?:主胜|客胜|平局)`))
        const lines = await detail.getByRole('listitem').allInnerTexts()
        expect(lines).toHaveLength(2)
        const [home = 0, away = 0] = ended.map(Number)
        expect(lines[0]).toContain(`独赢 · 客胜 ¥20.00 @\u00A0${match.odds[2]}`)
        expect(lines[0]).toMatch(home < away ? /\n赢，返还 ¥[\d.]+$/ : /\n输$/)
        expect(lines[1]).toMatch(/^大小单双 · 大 2\.5 ¥30\.00 @\s/)
        expect(lines[1]).toMatch(home + away > 2 ? /\n赢，返还 ¥[\d.]+$/ : /\n输$/)

        // A match that is over is not opened any more, and nothing is staked.
        await goOn(page, match.game)
        await page.getByRole('button', { name: '不带钱进入' }).click()
        await expect(page.getByText('这场比赛已经结束，没有扣款。请选择其他比赛。')).toBeVisible()
        await expect(page.locator('iframe')).toHaveCount(0)
        await page.close()
      })
    })
    await context.close()
  },
)
