import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { CopyButton, DescriptionList, Money, Sheet } from '@koi/ui'
import { useLast } from '../../layout/useLast.ts'
import { Outcome } from './Outcome.tsx'
import { TransferActions } from './TransferActions.tsx'
import { closeStep } from './closeStep.ts'
import { sheetTitle } from './sheetTitle.ts'
import styles from './TransferSheet.module.css'

/** The steps after the form: review, waiting, and an outcome that names value and reason. */
export function TransferSheet({ step }: { readonly step: TransferStep }) {
  const shown = useLast(step.step === 'form' ? null : step)
  if (!shown) return null
  return (
    <Sheet
      open={step.step !== 'form'}
      title={sheetTitle(shown.step)}
      onClose={() => closeStep(step)}
      footer={<TransferActions step={shown} />}
    >
      <div className={styles['content']}>
        <Outcome step={shown} />
        {shown.amount === null ? null : (
          <>
            <p className={styles['amount']}>
              <Money fen={shown.amount} size="hero" />
            </p>
            <DescriptionList
              items={[
                { term: m.wallet_from(), value: shown.fromName },
                { term: m.wallet_to(), value: shown.toName },
                ...(shown.step === 'done'
                  ? [
                      {
                        term: m.wallet_reference(),
                        value: (
                          <>
                            {shown.reference}{' '}
                            <CopyButton iconOnly text={shown.reference} label={m.wallet_reference()} />
                          </>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        )}
      </div>
    </Sheet>
  )
}
