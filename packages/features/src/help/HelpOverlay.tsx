import { Modal } from '@koi/ui'
import { HelpBody } from './HelpBody.tsx'
import { helpArticle, type HelpId } from './helpArticles.ts'

export interface HelpOverlayProps {
  readonly id: HelpId
  readonly onClose: () => void
}

/** A page of help over another page, which stays as it is. */
export function HelpOverlay({ id, onClose }: HelpOverlayProps) {
  const article = helpArticle(id)
  return (
    <Modal open title={article?.title()} onClose={onClose}>
      {article ? <HelpBody article={article} /> : null}
    </Modal>
  )
}
