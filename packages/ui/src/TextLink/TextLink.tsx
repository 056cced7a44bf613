import { classNames } from '../css/classNames.ts'
import { Link } from '../Link/Link.tsx'
import type { LinkProps } from '../UiProvider/linkComponent.ts'
import styles from './TextLink.module.css'

export type TextLinkProps = LinkProps & {
  /** `accent` stands out, `muted` waits at the end of a line, `inherit` is underlined inside text. */
  tone?: 'accent' | 'muted' | 'inherit' | undefined
}

/** A link that looks like one. */
export function TextLink({ tone = 'accent', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={classNames(styles['root'], className)} data-tone={tone} />
}
