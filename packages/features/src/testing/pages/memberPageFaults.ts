import { pages } from '../../routing/pages.ts'
import { openPageDrawer, type Shell } from './openPageDrawer.ts'

/**
 * Which pages of members are not drawn with their heading and without any reply (D18a), one line each; but the paths in
 * `without`.
 */
export async function memberPageFaults(
  shell: Shell,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const { draw, close } = await openPageDrawer(shell)
  const faults: string[] = []
  try {
    for (const { path, access } of Object.values(pages)) {
      if (access !== 'member' || without.includes(path)) continue
      const page = await draw(path)
      if (!page) faults.push(`${path} is not drawn`)
      else if (!page.html.includes('<h1')) faults.push(`${path} is drawn without a heading`)
      else if (!page.state.includes('"queries":{}')) faults.push(`${path} begins with what it asked for`)
    }
    return faults
  } finally {
    await close()
  }
}
