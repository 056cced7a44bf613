import { useBrand, useBrandName } from '@koi/features/runtime'
import styles from './BrandMark.module.css'

/** The brand's mark with its name. */
export function BrandMark() {
  const { logo } = useBrand()
  return (
    <span className={styles['mark']}>
      <svg className={styles['logo']} viewBox={logo.viewBox} aria-hidden="true">
        {logo.paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
      {useBrandName()}
    </span>
  )
}
