import type { LinkProps } from '@koi/ui'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** The link of the ui components: paths of this shell go through the router, everything else is a plain anchor. */
export function RouterLink(props: LinkProps) {
  if (props.href.startsWith('/')) return <RoutedLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/** Without what the router's own link can do besides: what prefetches by its manifest weighs more than all of this. */
function RoutedLink({ href, onClick, target, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
