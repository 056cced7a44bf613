import type { HelpId } from '@koi/help'
import { m } from '@koi/i18n'
import { Modal, Skeleton } from '@koi/ui'
import { Suspense } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { HelpBody } from './HelpBody.tsx'
import { listed } from './helpDirectory.ts'
import { useHelpArticle } from './useHelpArticle.ts'

export interface HelpOverlayProps {
  readonly id: HelpId
  readonly onClose: () => void
}

/** An article over another page, which stays as it is. */
export function HelpOverlay({ id, onClose }: HelpOverlayProps) {
  return (
    <Modal open title={listed(id).title} onClose={onClose}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <OverlayBody id={id} />
      </Suspense>
    </Modal>
  )
}

function OverlayBody({ id }: Pick<HelpOverlayProps, 'id'>) {
  const model = useHelpArticle(id)
  return (
    <Loaded model={model} errorTitle={m.help_error_title()} skeleton={null}>
      {({ article }) => <HelpBody blocks={article.blocks} />}
    </Loaded>
  )
}
