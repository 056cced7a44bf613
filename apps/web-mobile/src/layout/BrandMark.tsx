import { brand } from '@koi/brand/active'
import { brandName } from './brandName.ts'
import styles from './BrandMark.module.css'

/** The brand's mark with its name. */
export function BrandMark() {
  return (
    <span className={styles['mark']}>
      <svg className={styles['logo']} viewBox={brand.logo.viewBox} aria-hidden="true">
        {brand.logo.paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
      {brandName()}
    </span>
  )
}
