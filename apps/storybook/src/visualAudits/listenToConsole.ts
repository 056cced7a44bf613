import { vi, type MockInstance } from 'vitest'

const levels = ['error', 'warn'] as const
/** React's word to the runner, which works the page while a dialog takes the focus; nothing the story says. */
const ofTheRunner = 'A component suspended inside an `act` scope'

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
          const text = parts.map(String).join(' ')
          if (!text.startsWith(ofTheRunner)) said.push(`console.${level}: ${text.slice(0, 600)}`)
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
