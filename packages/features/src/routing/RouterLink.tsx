import type { LinkProps } from '@koi/ui'
import { Link } from 'react-router-dom'

/** The link of the ui components: paths of this shell go through the router, everything else is a plain anchor. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
