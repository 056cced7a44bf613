import { m } from '@koi/i18n'
import { Button, Form, Modal, Skeleton } from '@koi/ui'
import { useEffect, useEffectEvent, useId } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { usePreferences } from '../preferences/usePreferences.ts'
import { TransferFields } from '../transfer/TransferFields.tsx'
import { TransferFlow } from '../transfer/TransferFlow.tsx'
import { useTransfer, type TransferModel } from '../transfer/useTransfer.ts'

export interface GameTransferProps {
  readonly venueId: number
  /** A transfer went through. */
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Money into the wallet that a game plays with, and out of it, over the running game. */
export function GameTransfer({ venueId, onMoved, onClose }: GameTransferProps) {
  const transfer = useTransfer({ params: new URLSearchParams({ venue: String(venueId) }) })
  const { hideAmounts } = usePreferences()
  const step = transfer.status === 'ready' ? transfer.step : null
  const done = step?.step === 'done'
  const end = () => {
    if (step?.step === 'done') step.onClose()
    onClose()
  }
  const moved = useEffectEvent(onMoved)
  useEffect(() => {
    if (done) moved()
  }, [done])
  return (
    <>
      <TransferSheet transfer={transfer} venueId={venueId} hidden={hideAmounts} onClose={onClose} />
      {step ? <TransferFlow step={step.step === 'done' ? { ...step, onClose: end } : step} /> : null}
    </>
  )
}

interface TransferSheetProps {
  readonly transfer: TransferModel
  readonly venueId: number
  readonly hidden: boolean
  readonly onClose: () => void
}

/** The form; it stands back while what was typed is reviewed and sent. */
function TransferSheet({ transfer, venueId, hidden, onClose }: TransferSheetProps) {
  const id = useId()
  const form = transfer.status === 'ready' ? transfer.form : null
  return (
    <Modal
      open={transfer.status !== 'ready' || transfer.step.step === 'form'}
      size="small"
      title={m.game_transfer_here()}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant="primary" disabled={form?.canReview !== true}>
          {m.wallet_review()}
        </Button>
      }
    >
      <Loaded
        model={transfer}
        errorTitle={m.wallet_error_title()}
        skeleton={<Skeleton shape="box" height={300} />}
      >
        {(model) => (
          <Form id={id} onSubmit={() => model.form.canReview && model.form.onReview()}>
            <TransferFields
              model={{ ...model, choices: model.choices.filter((row) => row.venueId === venueId) }}
              hidden={hidden}
            />
          </Form>
        )}
      </Loaded>
    </Modal>
  )
}
