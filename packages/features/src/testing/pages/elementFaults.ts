import { openPageDrawer, type Shell } from './openPageDrawer.ts'

/** So much of its budget a page uses at least: one that is far above what is there would let the next hundred in unseen. */
const leastUse = 0.9

/** What is wrong with the numbers of elements that a guest is sent, one line each; `budgets` are by the path of the page. */
export async function elementFaults(
  shell: Shell,
  budgets: Readonly<Record<string, number>>,
): Promise<readonly string[]> {
  const { draw, close } = await openPageDrawer(shell)
  try {
    const faults: string[] = []
    for (const [path, most] of Object.entries(budgets)) {
      const html = (await draw(path))?.html ?? ''
      const elements = html.match(/<[a-z]/g)?.length ?? 0
      if (elements > most) faults.push(`${path}: ${elements} elements of ${most}`)
      if (elements < leastUse * most)
        faults.push(`${path}: only ${elements} elements, for which ${most} is too much`)
    }
    return faults
  } finally {
    await close()
  }
}
