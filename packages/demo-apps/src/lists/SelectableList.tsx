import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { SearchField } from '@portaria/ui/fields/SearchField'
import type { IconType } from '@portaria/ui/icon'
import { SelectionBar } from '@portaria/ui/table/SelectionBar'
import { type ReactNode, useState } from 'react'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { hasWords } from '../text/plain-text.ts'
import { type Selection, useSelection } from './use-selection.ts'

export interface SelectableListProps<Row extends { id: string }> {
  /** The accessible name of the search box. */
  search: string
  /** Content beside the search box: an order, a kind. */
  tools?: ReactNode
  /** The rows in order. */
  rows: readonly Row[]
  /** Returns the text of a row for the search. */
  wordsOf: (row: Row) => string
  count: (count: number) => string
  /** Shown if there are no rows; `found` if the search has no results. */
  none: { icon: IconType; title: string; text?: string; found: string }
  /** Renders the actions on the selected rows. */
  renderBulk: (selection: Selection) => ReactNode
  renderRow: (row: Row, selected: boolean, onSelect: () => void) => ReactNode
}

/** Rows with a search, a selection and actions on it. */
export function SelectableList<Row extends { id: string }>(props: SelectableListProps<Row>) {
  const { search, tools, rows, wordsOf, count, none, renderBulk, renderRow } = props
  const t = frameTexts.useTexts()
  const [typed, setTyped] = useState('')
  const shown = rows.filter((row) => hasWords(wordsOf(row), typed))
  const selection = useSelection(shown.map(({ id }) => id))
  const selected = selection.ids.length
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchField
          label={search}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 basis-52"
        />
        {tools}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={none.icon}
          title={typed === '' ? none.title : none.found}
          text={typed === '' && none.text}
          action={typed !== '' && <Button onClick={() => setTyped('')}>{t('showAll')}</Button>}
        />
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-3 ps-4 pb-2">
            <Checkbox
              aria-label={t('selectAll')}
              checked={selection.all}
              mixed={selection.some}
              onChange={selection.toggleAll}
            />
            {selected === 0 ? (
              <output className="text-sm text-muted">{count(shown.length)}</output>
            ) : (
              <SelectionBar count={selected} onClear={selection.clear}>
                {renderBulk(selection)}
              </SelectionBar>
            )}
          </div>
          <ul className="ui-lines rounded-lg border border-line bg-surface">
            {shown.map((row) =>
              renderRow(row, selection.has(row.id), () => selection.toggle(row.id)),
            )}
          </ul>
        </>
      )}
    </>
  )
}
