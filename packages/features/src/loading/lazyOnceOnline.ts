import { type ComponentType, lazy } from 'react'
import { withLabels } from '../labels/uiLabels.ts'
import { loadOnceOnline } from './loadOnceOnline.ts'

/** A component of a chunk of its own that the page cannot go on without; see `loadOnceOnline` for one that does not come. */
export function lazyOnceOnline<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadOnceOnline(withLabels(load)) }))
}
