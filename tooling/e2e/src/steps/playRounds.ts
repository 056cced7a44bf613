import { expect, type Page } from '@playwright/test'
import { fenOf } from '../money.ts'

/** Plays rounds in the game frame, each until it is settled, and returns what they came to in fen. */
export async function playRounds(page: Page, rounds: number): Promise<bigint> {
  const game = page.frameLocator('iframe')
  const button = game.getByTestId('play-button')
  const balance = game.getByTestId('balance')
  await expect(button).toBeEnabled({ timeout: 20_000 })
  const before = fenOf(await balance.innerText())
  for (let round = 1; round <= rounds; round += 1) {
    const settled = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/sandbox/settle')
    await button.click()
    expect((await settled).status()).toBe(200)
    await expect(button).toBeEnabled({ timeout: 20_000 })
  }
  return fenOf(await balance.innerText()) - before
}
