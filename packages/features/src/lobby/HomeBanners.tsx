import { m } from '@koi/i18n'
import { Carousel, Skeleton } from '@koi/ui'
import { BannerCard } from './BannerCard.tsx'
import styles from './HomeBanners.module.css'
import type { HomeBanner } from './useHomeContent.ts'

export interface HomeBannersProps {
  /** Null while they are on their way: their place is kept. */
  readonly banners: readonly HomeBanner[] | null
}

/** Banners one after another in one place; without any, nothing. */
export function HomeBanners({ banners }: HomeBannersProps) {
  if (banners === null) return <Skeleton shape="box" ratio="2 / 1" className={styles['waiting']} />
  return (
    <Carousel
      label={m.home_banners()}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        label: banner.title,
        content: <BannerCard banner={banner} ratio="2 / 1" eager={index === 0} />,
      }))}
    />
  )
}
