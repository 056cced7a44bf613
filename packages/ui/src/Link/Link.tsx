import type { LinkProps } from '../UiProvider/linkComponent.ts'
import { useUi } from '../UiProvider/useUi.ts'

/** A link without a look: the router's for paths of the app, an anchor for everything else. */
export function Link(props: LinkProps) {
  const { link: Routed } = useUi()
  const inside =
    /^\/(?!\/)|^[?#]/.test(props.href) && props.target !== '_blank' && props.download === undefined
  if (Routed && inside) return <Routed {...props} />
  const { children, ...rest } = props
  const rel = props.target === '_blank' ? { rel: 'noopener noreferrer' } : {}
  return (
    <a {...rel} {...rest}>
      {children}
    </a>
  )
}
