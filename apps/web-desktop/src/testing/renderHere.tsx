import { koi } from '@koi/brand/koi'
import { BrandContext } from '@koi/features/runtime'
import { UiProvider } from '@koi/ui'
import { zhLabels } from '@koi/ui/testing'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { StoryShell } from './StoryShell.tsx'

/** Renders a part of the shell with labels, a brand and a router. */
export function renderHere(children: ReactNode): RenderResult {
  return render(
    <UiProvider formFactor="desktop" labels={zhLabels}>
      <BrandContext value={koi}>
        <StoryShell>{children}</StoryShell>
      </BrandContext>
    </UiProvider>,
  )
}
