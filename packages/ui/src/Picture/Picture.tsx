import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { useHydrated } from '../UiProvider/useHydrated.ts'
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

/** How often, and after how many ms, one that fails again is fetched once more: a network is said to be back before it answers. */
const again = { tries: 3, ms: 3000 }

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
  const [settled, setSettled] = useState<{ src: string; as: 'shown' | 'failed' } | null>(null)
  // What the page came with is loaded without scripts, and seen as soon as it is there.
  const hydrated = useHydrated()
  const [given] = useState(hydrated ? null : src)
  const state = settled?.src === src ? settled.as : given === src ? 'given' : 'loading'
  const failed = state === 'failed'
  const triesLeft = useRef(0)
  useEffect(() => {
    if (!failed) return undefined
    const tryAgain = () => setSettled(null)
    const listener = () => {
      triesLeft.current = again.tries
      tryAgain()
    }
    addEventListener('online', listener)
    const isHopeful = triesLeft.current > 0
    if (isHopeful) triesLeft.current -= 1
    const timer = isHopeful ? setTimeout(tryAgain, again.ms) : undefined
    return () => {
      removeEventListener('online', listener)
      clearTimeout(timer)
    }
  }, [failed])
  const sources = single ? undefined : pictureSources(src, sizes?.file)
  const shown = sizes && !single ? sizesAttribute(sizes) : undefined
  return (
    <div
      className={classNames(styles['root'], className)}
      style={{ aspectRatio: ratio }}
      data-state={state}
      // Of its own: what looks for it inside of something (`:has`) is not asked again by each picture that arrives.
      data-failed={failed || undefined}
    >
      {failed ? (
        <div className={styles['fallback']} {...(alt ? { role: 'img', 'aria-label': alt } : {})}>
          {fallback}
        </div>
      ) : (
        <picture>
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
            ref={(image) => {
              if (!image?.complete || settled?.src === src) return
              if (image.naturalWidth > 0) setSettled({ src, as: 'shown' })
              else if (given === src && image.currentSrc !== '') setSettled({ src, as: 'failed' })
            }}
            onLoad={() => setSettled({ src, as: 'shown' })}
            onError={() => setSettled({ src, as: 'failed' })}
          />
        </picture>
      )}
    </div>
  )
}
