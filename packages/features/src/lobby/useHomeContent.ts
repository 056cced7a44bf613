import { imageUrl } from '@koi/api-core/images'
import { homeApi } from '@koi/store'
import { generatePath } from 'react-router-dom'
import { routes } from '../routing/pages.ts'
import { safeRedirect } from '../routing/redirects.ts'
import { useBrand } from '../runtime/brand.ts'

/** A banner: where it leads, and its picture for each form of screen. */
export interface HomeBanner {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: string
  readonly tallPicture: string
  readonly href: string
}

/** A line of the notice bar; some lead to an article. */
export interface HomeNotice {
  readonly id: string
  readonly text: string
  readonly href: string | null
}

/** What the server says about the home page, beside games. */
export interface HomeContent {
  /** Null while they are on their way. */
  readonly banners: readonly HomeBanner[] | null
  /** Pictures and names of the entries to kinds, by kind, as the brand wants them. */
  readonly entries: ReadonlyMap<
    string,
    { readonly title: string; readonly picture: string; readonly href: string }
  >
  /** The latest things the site has to say, the newest first. */
  readonly announcements: readonly HomeNotice[]
}

const newsAsked = { category: 'site', page_size: 3 } as const

/** Banners, entries and announcements. What cannot be had is left out: the games are there without it. */
export function useHomeContent(): HomeContent {
  const { assetVersion } = useBrand()
  const covers = homeApi.endpoints.topCovers.useQuery()
  const nav = homeApi.endpoints.secondNav.useQuery()
  const news = homeApi.endpoints.latestNews.useQuery(newsAsked)
  const versioned = (path: string) => imageUrl(path, { version: assetVersion, webp: false })
  const banners = covers.currentData?.items.map(({ id, title, text, picture, tallPicture, link }) => ({
    id,
    title,
    text,
    picture: versioned(picture),
    tallPicture: versioned(tallPicture),
    href: safeRedirect(link),
  }))
  return {
    banners: banners ?? (covers.isError ? [] : null),
    entries: new Map(
      nav.currentData?.items.map(({ id, title, picture, link }) => [
        id,
        { title, picture: versioned(picture), href: safeRedirect(link) },
      ]),
    ),
    announcements:
      news.currentData?.items.map(({ id, title }) => ({
        id,
        text: title,
        href: generatePath(routes.article, { id }),
      })) ?? [],
  }
}
