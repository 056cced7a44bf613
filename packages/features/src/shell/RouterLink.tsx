import type { LinkProps } from '@koi/ui'
import { type MouseEvent, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'

/** The link of the ui components: paths of this shell go through the router, everything else is a plain anchor. */
export function RouterLink(props: LinkProps) {
  if (props.href.startsWith('/')) return <RoutedLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/**
 * Follows its address as the router's own link does, and without what that does besides: it prefetches by a manifest, and is
 * drawn anew at every change of the address, which is what the links of a header need least.
 */
function RoutedLink({ href, onClick, target, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event
    const isForBrowser = target !== undefined || button !== 0 || metaKey || altKey || ctrlKey || shiftKey
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    // A link to the current address replaces its entry of the history.
    const isHere = event.currentTarget.href === location.href
    navigator[isHere ? 'replace' : 'push'](href)
  }
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  )
}
