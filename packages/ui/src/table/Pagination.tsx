import { useDirection } from '@base-ui/react/direction-provider'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface PaginationProps {
  /** The name of the list, where a page may have several. */
  of?: string
  /** The current page, counted from 1. */
  page: number
  perPage: number
  /** Number of all rows; null while unknown. */
  total: number | null
  /** Whether there are more than `total`, at which the server stopped counting. */
  atLeast?: boolean
  /** Number of rows on this page. */
  rowsOnPage: number
  onPageChange: (page: number) => void
  /** Called when the pointer or the focus reaches a button, to fetch its page. */
  onPageIntent?: (page: number) => void
  perPageOptions?: readonly number[]
  onPerPageChange?: (perPage: number) => void
}

/** The current page of a list, with buttons to the others. */
export function Pagination(props: PaginationProps) {
  const { page, perPage, total, atLeast = false, rowsOnPage, onPageChange, onPageIntent } = props
  const { texts } = useUi()
  const direction = useDirection()
  const from = rowsOnPage === 0 ? 0 : (page - 1) * perPage + 1
  const to = from === 0 ? 0 : from + rowsOnPage - 1
  const hasNext = total === null || atLeast ? rowsOnPage === perPage : to < total
  const [Back, Forth] =
    direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight]
  const intent = (target: number, possible: boolean) => () => {
    if (possible) onPageIntent?.(target)
  }
  return (
    <nav
      aria-label={props.of === undefined ? texts.pagination : `${texts.pagination}: ${props.of}`}
      className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm"
    >
      {props.perPageOptions && props.onPerPageChange && (
        <label className="flex items-center gap-2 text-muted">
          {texts.perPage}
          <select
            value={perPage}
            onChange={(event) => props.onPerPageChange?.(Number(event.target.value))}
            className="tabular h-7 rounded-md border border-line bg-surface ps-1.5 text-ink hover:border-line-strong"
          >
            {props.perPageOptions.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
      )}
      <span aria-live="polite" className="tabular ms-auto text-muted">
        <bdi>{texts.pageRange({ from, to, total, atLeast })}</bdi>
      </span>
      <span className="flex gap-1">
        <IconButton
          icon={Back}
          size="sm"
          label={texts.previousPage}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
          onPointerEnter={intent(page - 1, page > 1)}
          onFocus={intent(page - 1, page > 1)}
        />
        <IconButton
          icon={Forth}
          size="sm"
          label={texts.nextPage}
          disabled={!hasNext}
          onClick={() => onPageChange(page + 1)}
          onPointerEnter={intent(page + 1, hasNext)}
          onFocus={intent(page + 1, hasNext)}
        />
      </span>
    </nav>
  )
}
