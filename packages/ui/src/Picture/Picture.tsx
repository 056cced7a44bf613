import { useEffect, useState, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import styles from './Picture.module.css'
import { pictureSources, sizesAttribute, type PictureSizes } from './pictureSources.ts'

export interface PictureProps {
  /** Address of the png. Its webp and its double size are expected beside it, unless `single`. */
  src: string
  /** What it shows; `''` where the text beside it says so. */
  alt: string
  /** Width to height, `3 / 4`: keeps the place before it is there. */
  ratio: `${number} / ${number}`
  /** How wide it is; without it the browser takes a file by the density of its pixels alone. */
  sizes?: PictureSizes | undefined
  /** Only this one file exists. */
  single?: boolean | undefined
  /** Fetched at once and first: for what is seen without scrolling. */
  eager?: boolean | undefined
  /** Shown when it cannot be fetched; a quiet ground by default. */
  fallback?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * Marks the place of a picture by whether it is there, for its style; says whether it may still come. Not by drawing it anew: a
 * page has dozens, and all of them would be drawn twice as the page is taken over, and once more as each arrives.
 */
function markPlace(image: HTMLImageElement): boolean {
  const { complete, naturalWidth, currentSrc } = image
  const place = image.closest('div')
  if (place) place.dataset['state'] = complete && naturalWidth > 0 ? 'shown' : 'loading'
  return !complete || naturalWidth > 0 || currentSrc === ''
}

/** Has the browser give up a picture that nobody sees any more: one on its way holds the line, and all of the page that is left. */
function giveUp(image: HTMLImageElement): void {
  if (image.isConnected || image.complete) return
  // Within a `picture` its sources would be asked for in its stead.
  image.remove()
  image.removeAttribute('srcset')
  // Without the attribute Chrome keeps what was to come.
  image.src = ''
}

/** When one that failed is fetched again once the network is back, in ms: that may be said before it answers. */
const triesAfter = [0, 3000, 15_000]

/**
 * A picture in its final place from the start: webp or png by what the browser knows, at one or two pixels a point. One that
 * failed is fetched again when the network is back.
 */
export function Picture({
  src,
  alt,
  ratio,
  sizes,
  single = false,
  eager = false,
  fallback,
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const failed = failedSrc === src
  useEffect(() => {
    if (!failed) return undefined
    const listener = () => {
      for (const ms of triesAfter) setTimeout(() => setFailedSrc(null), ms)
    }
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [failed])
  const sources = single ? undefined : pictureSources(src, sizes?.file)
  const shown = sizes && !single ? sizesAttribute(sizes) : undefined
  return (
    <div
      className={classNames(styles['root'], className)}
      style={{ aspectRatio: ratio }}
      // Of its own: what looks for it inside of something (`:has`) is not asked again by each picture that arrives.
      data-failed={failed || undefined}
    >
      {failed ? (
        <div className={styles['fallback']} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          {fallback}
        </div>
      ) : (
        // Another picture is another element: the one before must not stand in its place meanwhile.
        <picture key={src}>
          {sources ? <source type="image/webp" srcSet={sources.webp} sizes={shown} /> : null}
          <img
            className={styles['image']}
            src={src}
            srcSet={sources?.png}
            sizes={shown}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            ref={(image: HTMLImageElement) => {
              // One that the page came with may have failed before anybody listened.
              if (!markPlace(image)) setFailedSrc(src)
              // It is still in its page then.
              return () => queueMicrotask(() => giveUp(image))
            }}
            onLoad={({ currentTarget }) => markPlace(currentTarget)}
            // One that was given up has not failed.
            onError={({ currentTarget }) => currentTarget.isConnected && setFailedSrc(src)}
          />
        </picture>
      )}
    </div>
  )
}
