import { classNames } from '../css/classNames.ts'
import { BackIcon, ChevronRightIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Pagination.module.css'

export interface PaginationProps {
  /** Names the navigation. */
  label: string
  /** From 1. */
  page: number
  /** How many there are. */
  pages: number
  /** Called with the page that was chosen, counted from 1. */
  onPageChange: (page: number) => void
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** First, last, and the neighbours of where one is; null stands for what is left out. */
function shownPages(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const sorted = [...new Set(near)].toSorted((one, other) => one - other)
  return sorted.flatMap((each, index) => (each - (sorted[index - 1] ?? each) > 1 ? [null, each] : [each]))
}

/** Steps through a list page by page. */
export function Pagination({ label, page, pages, onPageChange, className }: PaginationProps) {
  const { labels } = useUi()
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={classNames(styles['root'], className)}>
      <IconButton
        icon={BackIcon}
        size="small"
        label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      {shownPages(page, pages).map((each, index) =>
        each === null ? (
          <span key={`gap ${index < 3 ? 'before' : 'after'}`} className={styles['gap']} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={each}
            type="button"
            className={styles['page']}
            aria-label={labels.page(each, pages)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPageChange(each)}
          >
            {each}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRightIcon}
        size="small"
        label={labels.next}
        disabled={page >= pages}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
