import { routes } from '@koi/features/routing'
import { useBrand, useBrandName } from '@koi/features/runtime'
import { Link } from '@koi/ui'
import styles from './BrandMark.module.css'

export interface BrandMarkProps {
  /** White, for dark and coloured grounds. */
  readonly inverse?: boolean
  /** Where a row has little room for it, the name is read aloud only. */
  readonly compact?: boolean
}

/** The brand's mark and name; leads home. */
export function BrandMark({ inverse = false, compact = false }: BrandMarkProps) {
  const { logo } = useBrand()
  return (
    <Link className={styles['mark']} href={routes.home} data-inverse={inverse} data-compact={compact}>
      <span className={styles['badge']}>
        <svg viewBox={logo.viewBox} width="24" height="24" fill="currentColor" aria-hidden="true">
          {logo.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      </span>
      <span className={styles['name']}>{useBrandName()}</span>
    </Link>
  )
}
