import type { LucideIcon } from 'lucide-react'

/** A drawing of the icon set. */
export type IconShape = LucideIcon
