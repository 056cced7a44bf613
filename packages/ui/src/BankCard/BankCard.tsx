import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { MaskedText } from '../MaskedText/MaskedText.tsx'
import styles from './BankCard.module.css'

/** The colour of a group of issuers, as `bankGroup` tells it (D11); -1 where the issuer is not known. */
const families = { 0: 'blue', 1: 'red', 2: 'green', 3: 'purple', [-1]: 'neutral' } as const

export interface BankCardProps {
  /** The colour family (D11): 0 blue, 1 red, 2 green, 3 purple, -1 neutral. */
  group: 0 | 1 | 2 | 3 | -1
  /** Whose card it is: the issuer's name. */
  name: string
  /** One or two characters that stand for the issuer where there is no picture; the name's first by default. */
  monogram?: string | undefined
  /** Address of the issuer's mark as a png, square. */
  picture?: string | undefined
  /** The number as the server masked it: `**** **** **** 4417`. */
  number: string
  /** How the number is read aloud: what its last digits are. */
  numberLabel?: string | undefined
  /** The name on the card, masked where it must be. */
  holder?: ReactNode
  /** What kind of card it is, in smaller type under the issuer. */
  kind?: ReactNode
  /** A word that marks it among others, such as the one that is used first. */
  mark?: ReactNode
  /** Why it cannot be used now; takes its colour away. */
  unavailable?: ReactNode
  /** Stands at the upper end: an `IconButton` of the variant `inverse`, or a menu. */
  action?: ReactNode
  /** The rank of the issuer's name among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A card or an account to pay from or to, in the colours of its issuer. Its number is never cut. */
export function BankCard({
  group,
  name,
  monogram,
  picture,
  number,
  numberLabel,
  holder,
  kind,
  mark,
  unavailable,
  action,
  headingLevel = 3,
  className,
}: BankCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={classNames(styles['root'], className)}
      data-family={unavailable ? 'neutral' : families[group]}
    >
      <div className={styles['top']}>
        <span className={styles['issuer']} aria-hidden>
          {picture ? (
            <img src={picture} alt="" width={40} height={40} />
          ) : (
            (monogram ?? String.fromCodePoint(name.codePointAt(0) ?? 32))
          )}
        </span>
        <div className={styles['names']}>
          <Heading className={styles['name']}>{name}</Heading>
          {kind ? <p className={styles['kind']}>{kind}</p> : null}
        </div>
        {action ? <div className={styles['action']}>{action}</div> : null}
      </div>
      <p className={styles['number']}>
        <MaskedText text={number} label={numberLabel} />
      </p>
      <div className={styles['foot']}>
        <span>{holder}</span>
        {unavailable ? <span className={styles['state']}>{unavailable}</span> : null}
        {mark ? <span className={styles['mark']}>{mark}</span> : null}
      </div>
    </article>
  )
}
