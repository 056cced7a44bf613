import { Link, Picture } from '@koi/ui'
import styles from './BannerCard.module.css'
import type { HomeBanner } from './useHomeContent.ts'

export interface BannerCardProps {
  readonly banner: HomeBanner
  /** Width to height. */
  readonly ratio: `${number} / ${number}`
  /** The taller picture, for a narrow screen. */
  readonly tall?: boolean
  /** Seen without scrolling. */
  readonly eager?: boolean
}

/** As `@koi/pictures` draws them, and as wide as both shells show them. */
const wideSizes = { file: 1240, shown: 'min(63vw, 800px)' }
const tallSizes = { file: 750, shown: '82vw', wide: '74vw' }

/** One banner: a picture with words on its calm half, which leads somewhere. */
export function BannerCard({ banner, ratio, tall = false, eager = false }: BannerCardProps) {
  return (
    <Link href={banner.href} className={styles['banner']}>
      <Picture
        src={tall ? banner.tallPicture : banner.picture}
        alt=""
        ratio={ratio}
        sizes={tall ? tallSizes : wideSizes}
        eager={eager}
      />
      <span className={styles['words']}>
        <span className={styles['title']}>{banner.title}</span>
        <span className={styles['text']}>{banner.text}</span>
      </span>
    </Link>
  )
}
