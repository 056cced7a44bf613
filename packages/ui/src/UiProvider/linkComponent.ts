import type { ComponentPropsWithRef, ComponentType } from 'react'

/** What a link is given: an anchor's attributes with an address. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string }

/** Renders links inside the app; a shell hands in its router's. */
export type LinkComponent = ComponentType<LinkProps>
