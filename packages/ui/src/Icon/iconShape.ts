import type { ComponentType, SVGProps } from 'react'

/** A drawing of the icon set. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>
