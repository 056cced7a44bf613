import { ErrorState } from '@koi/ui'
import type { ReactNode } from 'react'

/** What a screen shows: on its way, not to be had, there with nothing in it, or there. */
type Loadable =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready' }

type Ready<Model extends Loadable> = Extract<Model, { status: 'ready' }>

export interface LoadedProps<Model extends Loadable> {
  readonly model: Model
  /** The heading where it cannot be had; the model says why. */
  readonly errorTitle: string
  /** The shape of what is on its way. */
  readonly skeleton: ReactNode
  /** What stands there when there is nothing; for models that tell. */
  readonly empty?: ReactNode
  readonly children: (ready: Ready<Model>) => ReactNode
}

/** Draws a model once it is there; until then its shape, or the error with a retry. */
export function Loaded<Model extends Loadable>({
  model,
  errorTitle,
  skeleton,
  empty,
  children,
}: LoadedProps<Model>) {
  if (isReady(model)) return children(model)
  if (model.status === 'error')
    return <ErrorState title={errorTitle} description={model.message} onRetry={model.onRetry} />
  if (model.status === 'empty') return empty
  return <div aria-busy="true">{skeleton}</div>
}

function isReady<Model extends Loadable>(model: Model): model is Ready<Model> {
  return model.status === 'ready'
}
