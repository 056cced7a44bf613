import { use } from 'react'
import type { Runtime } from './runtime.ts'
import { RuntimeContext } from './runtimeContext.ts'

/**
 * The page this component lives in.
 *
 * @throws Error outside `AppProviders`.
 */
export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext)
  if (runtime) return runtime
  throw new Error('There is no runtime here: wrap the shell in <AppProviders runtime={createRuntime(…)}>.')
}
