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

/** One banner: a picture with words on its calm half, which leads somewhere. */
export function BannerCard({ banner, ratio, tall = false, eager = false }: BannerCardProps) {
  return (
    <Link href={banner.href} className={styles['banner']}>
      <Picture src={tall ? banner.tallPicture : banner.picture} alt="" ratio={ratio} eager={eager} />
      <span className={styles['words']}>
        <span className={styles['title']}>{banner.title}</span>
        <span className={styles['text']}>{banner.text}</span>
      </span>
    </Link>
  )
}
