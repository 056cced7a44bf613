import { expect, journey } from '../journey.ts'

journey.use({
  viewport: { width: 320, height: 568 },
  // The mobile shell offers the other one to a computer, above the game.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
})

journey(
  'stake and the button that plays are in sight and free on the smallest phone',
  async ({ page, koi }) => {
    for (const venue of [89, 92, 84]) {
      await page.goto(`${koi.mobile}/venues?venue=${venue}&mode=demo`)
      const button = page.frameLocator('iframe').getByTestId('play-button')
      await expect(page.frameLocator('iframe').getByTestId('balance')).toHaveText(/¥/)
      await expect(button).toBeInViewport({ ratio: 1 })
      const stake = page.frameLocator('iframe').getByTestId('stake')
      await expect(stake).toBeInViewport({ ratio: 1 })
      // A press is refused where something else lies above.
      await stake.click({ trial: true })
    }
  },
)
