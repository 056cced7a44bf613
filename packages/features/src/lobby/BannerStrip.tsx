import { m } from '@koi/i18n'
import { Skeleton } from '@koi/ui'
import { BannerCard } from './BannerCard.tsx'
import styles from './BannerStrip.module.css'
import type { HomeBanner } from './useHomeContent.ts'

export interface BannerStripProps {
  /** Null while they are on their way: their place is kept. */
  readonly banners: readonly HomeBanner[] | null
}

/** Banners side by side, to be pushed along by a finger: the next one shows that there is more. Without any, nothing. */
export function BannerStrip({ banners }: BannerStripProps) {
  if (banners === null) return <Skeleton shape="box" ratio="2 / 1" className={styles['waiting']} />
  if (banners.length === 0) return null
  return (
    <ul className={styles['strip']} aria-label={m.home_banners()}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <BannerCard tall banner={banner} ratio="2 / 1" eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}
