import { expect, type Page } from '@playwright/test'
import { readFen } from '../amounts.ts'

/** Plays rounds in the game frame, each until it is settled, and returns what they came to in fen. */
export async function playRounds(page: Page, rounds: number): Promise<bigint> {
  const game = page.frameLocator('iframe')
  const button = game.getByTestId('play-button')
  const balance = game.getByTestId('balance')
  await expect(button).toHaveAttribute('data-block', /^(none|unchosen)$/, { timeout: 20_000 })
  // A game with a felt wants a choice first, and keeps it from round to round.
  if ((await button.getAttribute('data-block')) === 'unchosen') {
    await game.locator('.spot').first().click()
  }
  const before = await readFen(balance)
  for (let round = 1; round <= rounds; round += 1) {
    const settled = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/sandbox/settle')
    await button.click()
    expect((await settled).status()).toBe(200)
    await expect(button).toBeEnabled({ timeout: 20_000 })
  }
  return (await readFen(balance)) - before
}
