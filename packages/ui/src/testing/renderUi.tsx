import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { UiClock } from '../UiProvider/uiClock.ts'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import type { FormFactor } from '../UiProvider/formFactor.ts'
import { zhLabels } from './zhLabels.ts'

/** Renders inside the provider, with zh-CN labels. */
export function renderUi(
  children: ReactNode,
  { formFactor = 'desktop', clock }: { formFactor?: FormFactor; clock?: UiClock } = {},
): RenderResult {
  return render(children, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <UiProvider formFactor={formFactor} labels={zhLabels} clock={clock}>
        {children}
      </UiProvider>
    ),
  })
}
