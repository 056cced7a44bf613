import { type ComponentType, lazy } from 'react'
import { withLabels } from '../labels/uiLabels.ts'

/**
 * A component of a chunk of its own that a page can do without: where the chunk does not come, nothing is shown in its
 * place, and the page goes on.
 */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await withLabels(load)() }
    } catch {
      return { default: () => null }
    }
  })
}
