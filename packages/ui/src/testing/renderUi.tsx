import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { UiClock } from '../UiProvider/uiClock.ts'
import type { FormFactor } from '../UiProvider/formFactor.ts'
import { ListeningUi } from './ListeningUi.tsx'
import { zhLabels } from './zhLabels.ts'

/** Renders inside the provider, with zh-CN labels. */
export function renderUi(
  children: ReactNode,
  { formFactor = 'desktop', clock }: { formFactor?: FormFactor; clock?: UiClock } = {},
): RenderResult {
  return render(children, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ListeningUi formFactor={formFactor} labels={zhLabels} clock={clock}>
        {children}
      </ListeningUi>
    ),
  })
}
