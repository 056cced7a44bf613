import { formatAmount } from '@koi/api-core/amount'
import { classNames } from '../css/classNames.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { MoneyText } from './MoneyText.tsx'
import styles from './Money.module.css'

export interface MoneyProps {
  /** Integer fen; null or undefined where the amount is not known, shown as `—`. */
  fen: bigint | null | undefined
  /** Puts a plus before amounts above zero and colours both ways. */
  signed?: boolean | undefined
  /** Shows stars instead. */
  hidden?: boolean | undefined
  /** `inherit` by default: as large as the text around it. */
  size?: 'inherit' | 'medium' | 'large' | 'hero' | undefined
  /** Digits that change roll up when the amount grows and down when it falls; at rest where motion is not wanted. */
  animated?: boolean | undefined
  /** Leaves the currency's symbol out, as in a column that says it once. */
  plain?: boolean | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** An amount of money: tabular, never broken, never cut. A sign goes with every colour. */
export function Money({
  fen,
  signed = false,
  hidden = false,
  size = 'inherit',
  animated = false,
  plain = false,
  className,
}: MoneyProps) {
  const { labels } = useUi()
  const known = fen != null
  const tone = !signed || hidden || !known || fen === 0n ? undefined : fen > 0n ? 'positive' : 'negative'
  const [shown, said] = hidden ? ['****', labels.hidden] : ['—', labels.unknown]
  return (
    <span className={classNames(styles['root'], className)} data-size={size} data-tone={tone}>
      {known && !hidden ? (
        <MoneyText fen={fen} text={formatAmount(fen, { sign: signed, symbol: !plain })} animated={animated} />
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{said}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
