import { m } from '@koi/i18n'
import { Button, Empty } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import type { HomeModel } from './useHome.ts'

export interface HomeLoadedProps {
  readonly home: HomeModel
  /** The shape of what is on its way. */
  readonly skeleton: ReactNode
  readonly children: (ready: Extract<HomeModel, { status: 'ready' }>) => ReactNode
}

/** Home once its games are known; until then its shape, and what there is to do when there are none. */
export function HomeLoaded({ home, ...states }: HomeLoadedProps) {
  return (
    <Loaded
      {...states}
      model={home}
      errorTitle={m.home_error_title()}
      empty={
        home.status === 'empty' ? (
          <Empty
            title={m.home_empty_title()}
            description={m.home_empty_text()}
            action={<Button onClick={home.onRetry}>{m.common_refresh()}</Button>}
          />
        ) : null
      }
    />
  )
}
