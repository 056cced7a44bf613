import { vi, type MockInstance } from 'vitest'

const levels = ['error', 'warn'] as const

/** Keeps what is said on the console as an error or a warning: a story must be silent. */
export function listenToConsole(): {
  readonly start: () => void
  readonly stop: () => void
  /** What has been said since it was last asked. */
  readonly take: () => readonly string[]
} {
  const said: string[] = []
  const spies: MockInstance[] = []
  return {
    start() {
      for (const level of levels) {
        const spy = vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
          said.push(`console.${level}: ${parts.map(String).join(' ').slice(0, 600)}`)
        })
        spies.push(spy)
      }
    },
    stop() {
      for (const spy of spies.splice(0)) spy.mockRestore()
    },
    take: () => said.splice(0),
  }
}
