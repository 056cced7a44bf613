import { expect, test as base } from '@playwright/test'
import { desktopPlayer, mobilePlayer, type Player } from './player.ts'
import { type NewMember, newMembers } from './newMembers.ts'
import { sharedServer } from './sharedServers.ts'
import { type KoiOrigins, startServer } from './startServer.ts'

interface WorkerFixtures {
  readonly koi: KoiOrigins
  /** A member whom nobody on the server is yet, named after what the journey has them do. */
  readonly newMember: (name: string) => NewMember
}

interface TestFixtures {
  /** Origin of the shell that this project tests. */
  readonly shell: string
  readonly player: Player
  /** Errors that a journey brings about by itself, as the console words them with their address. */
  readonly expectedErrors: RegExp | undefined
  /** Fails the test on any other error in the page's console, and on any uncaught exception. */
  readonly cleanConsole: undefined
}

/** A journey through one shell, on a real server of its worker's own, or of the project's where the run shares one. */
export const journey = base.extend<TestFixtures, WorkerFixtures>({
  koi: [
    async ({}, use, { project, parallelIndex }) => {
      const shared = sharedServer(project.name, parallelIndex)
      if (shared) return use(shared)
      const koi = await startServer()
      await use(koi)
      await koi.stop()
    },
    { scope: 'worker' },
  ],
  newMember: [
    async ({}, use, { parallelIndex }) => {
      await use(newMembers(parallelIndex))
    },
    { scope: 'worker' },
  ],
  shell: async ({ koi }, use, testInfo) => {
    await use(testInfo.project.name === 'mobile' ? koi.mobile : koi.desktop)
  },
  baseURL: async ({ shell }, use) => {
    await use(shell)
  },
  player: async ({ page }, use, testInfo) => {
    await use(testInfo.project.name === 'mobile' ? mobilePlayer(page) : desktopPlayer(page))
  },
  expectedErrors: [undefined, { option: true }],
  cleanConsole: [
    async ({ context, page, expectedErrors }, use) => {
      const rate = Number(process.env['THROTTLE'] ?? 1)
      if (rate > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
      const problems: string[] = []
      context.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !expectedErrors?.test(text)) problems.push(text)
      })
      context.on('weberror', (error) => problems.push(String(error.error())))
      await use(undefined)
      expect(problems, 'errors in the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
