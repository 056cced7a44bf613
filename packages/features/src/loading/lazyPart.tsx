import { m } from '@koi/i18n'
import { useToast } from '@koi/ui'
import { Suspense, use, useEffect, useEffectEvent, type ComponentType } from 'react'
import { withLabels } from '../labels/uiLabels.ts'
import { loadChunk, type ReloadPort } from './loadChunk.ts'
import { ProgressLine } from './ProgressLine.tsx'

/** What a part needs of who shows it. */
export interface LazyPartProps {
  /** The chunk did not come, and the player was told so: takes the part off the page. The next one asks for it anew. */
  readonly onMissing: () => void
}

/**
 * A component of a chunk of its own that the player asked for, such as a dialog: a line says that it is on its way. Where its
 * chunk does not come without a connection the page stays, with a notice that says so; see `loadChunk` for the rest.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  page?: ReloadPort,
): ComponentType<Props & LazyPartProps> {
  let asked: Promise<ComponentType<Props> | null> | null = null
  const ask = () => {
    asked ??= loadChunk(withLabels(load), page).catch(() => null)
    return asked
  }
  const forget = () => {
    asked = null
  }
  return waitedFor(function LazyPart(props) {
    const Part = use(ask())
    return Part ? <Part {...props} /> : <Missing onMissing={props.onMissing} forget={forget} />
  })
}

/** The same with a line that says so while it waits. */
function waitedFor<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Suspense fallback={<ProgressLine />}>
      <Part {...props} />
    </Suspense>
  )
}

/** Nothing: it says so, once, and lets the next one be asked for. */
function Missing({ onMissing, forget }: LazyPartProps & { readonly forget: () => void }) {
  const toast = useToast()
  const tell = useEffectEvent(() => {
    toast({ tone: 'negative', text: m.layout_part_missing() })
    forget()
    onMissing()
  })
  useEffect(() => tell(), [])
  return null
}
