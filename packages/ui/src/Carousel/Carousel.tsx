import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { BackIcon, ChevronRightIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Carousel.module.css'
import { CarouselDots } from './CarouselDots.tsx'
import { useCarousel } from './useCarousel.ts'

/** One of the slides. */
export interface CarouselSlide {
  readonly id: string
  /** What is on it; read aloud with its place. */
  readonly label: string
  readonly content: ReactNode
}

export interface CarouselProps {
  /** What the slides are about. */
  label: string
  /** From the first to the last. */
  slides: readonly CarouselSlide[]
  /** How long a slide stays, in ms; 6000 by default. Null: it moves only when it is moved. */
  stayMs?: number | null | undefined
  /** Where the dots stand: `on` the slides or `under` them; `on` by default. */
  dots?: 'on' | 'under' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

const group = (name: string) => ({ role: 'group', 'aria-label': name })

/**
 * Slides in one place, one in sight: swiped, stepped through, or moving by themselves until they are stopped. They stand
 * still while they are pointed at, hold the focus, are out of sight, or where less motion is asked for. A single slide is
 * just that.
 */
export function Carousel({ label, slides, stayMs = 6000, dots = 'on', className }: CarouselProps) {
  const { labels } = useUi()
  const root = useRef<HTMLElement>(null)
  const id = useId()
  const count = slides.length
  const { index, reached, moving, paused, track, goTo, onScroll, onScrollEnd, setPaused, hold } = useCarousel(
    root,
    {
      count,
      stayMs,
    },
  )
  const place = (at: number) => labels.slide(at + 1, count)
  if (count === 0) return null
  return (
    <section
      ref={root}
      aria-label={label}
      aria-roledescription={labels.carousel}
      className={classNames(styles['root'], className)}
      data-dots={dots}
      {...hold}
    >
      {count > 1 ? (
        <>
          <div className={styles['foot']}>
            <CarouselDots
              track={`${id}track`}
              names={slides.map((slide, at) => `${place(at)} ${slide.label}`)}
              index={index}
              paused={paused}
              onPausedChange={setPaused}
              onPick={goTo}
            />
          </div>
          <IconButton
            icon={BackIcon}
            variant="overlay"
            className={classNames(styles['step'], styles['before'])}
            label={labels.previousSlide}
            aria-controls={`${id}track`}
            onClick={() => goTo((index + count - 1) % count)}
          />
          <IconButton
            icon={ChevronRightIcon}
            variant="overlay"
            className={classNames(styles['step'], styles['after'])}
            label={labels.nextSlide}
            aria-controls={`${id}track`}
            onClick={() => goTo((index + 1) % count)}
          />
        </>
      ) : null}
      <div
        id={`${id}track`}
        ref={track}
        className={styles['track']}
        {...group(label)}
        {...(count > 1 ? { tabIndex: 0 } : {})}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.id}
            {...group(count > 1 ? `${place(at)} ${slide.label}` : slide.label)}
            className={styles['slide']}
            inert={at !== index}
          >
            {at <= reached ? slide.content : null}
          </div>
        ))}
      </div>
      {count > 1 ? (
        <div aria-live={moving ? 'off' : 'polite'}>
          <VisuallyHidden>{`${place(index)} ${slides[index]?.label ?? ''}`}</VisuallyHidden>
        </div>
      ) : null}
    </section>
  )
}
