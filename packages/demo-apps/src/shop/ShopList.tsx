import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { SelectionBar } from '@portaria/ui/table/SelectionBar'
import { ShoppingBag, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { useSelection } from '../lists/use-selection.ts'
import { hasWords } from '../text/plain-text.ts'
import { shopTexts } from './texts/shop-texts.ts'

export interface ShopListProps<Row extends { id: string }> {
  title: string
  actions?: ReactNode
  /** The name of the search box. */
  search: string
  count: (count: number) => string
  rows: readonly Row[]
  /** What the search looks in. */
  wordsOf: (row: Row) => string
  /** What removing the selected rows is called. */
  removal: string
  onRemove: (ids: string[]) => Promise<unknown>
  renderRow: (row: Row, selected: boolean, onSelect: () => void) => ReactNode
}

/** Products or orders with search, selection and removal. */
export function ShopList<Row extends { id: string }>(props: ShopListProps<Row>) {
  const { title, actions, search, count, rows, wordsOf, removal, onRemove, renderRow } = props
  const t = shopTexts.useTexts()
  const frame = frameTexts.useTexts()
  const [typed, setTyped] = useState('')
  const [asks, setAsks] = useState(false)
  const shown = rows.filter((row) => hasWords(wordsOf(row), typed))
  const selection = useSelection(shown.map(({ id }) => id))
  const selected = selection.ids.length
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      <SearchField label={search} value={typed} onChange={setTyped} className="mb-3" />
      {shown.length === 0 ? (
        <EmptyState
          icon={ShoppingBag}
          title={t('none')}
          action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-3 pb-2 ps-4">
            <Checkbox
              aria-label={frame('selectAll')}
              checked={selection.all}
              mixed={selection.some}
              onChange={selection.toggleAll}
            />
            {selected === 0 ? (
              <output className="text-sm text-muted">{count(shown.length)}</output>
            ) : (
              <SelectionBar count={selected} onClear={selection.clear}>
                <Button size="sm" icon={Trash2} onClick={() => setAsks(true)}>
                  {removal}
                </Button>
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
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('sure', { count: selected })}
        text={t('sureText')}
        confirmLabel={removal}
        onConfirm={async () => {
          await onRemove([...selection.ids])
          selection.clear()
        }}
      />
    </Page>
  )
}
