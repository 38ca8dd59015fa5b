import { Ellipsis, Inbox, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { Avatar } from '../display/Avatar.tsx'
import { Badge, type Tone } from '../display/Badge.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { RadioGroupField } from '../fields/RadioGroupField.tsx'
import { SearchField } from '../fields/SearchField.tsx'
import { PageFill } from '../layout/Page.tsx'
import { Menu, MenuItem } from '../overlays/Menu.tsx'
import { ColumnMenu } from '../table/ColumnMenu.tsx'
import type { Column, SortState } from '../table/column.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterBar, FilterChip } from '../table/FilterBar.tsx'
import { Pagination } from '../table/Pagination.tsx'
import { SelectionBar } from '../table/SelectionBar.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

type Person = ShowcaseTexts['people'][number]

const perPage = 8

/** A list with all its features. */
export function ListShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { names, actions, states } = texts
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<SortState | null>({ key: 'name', direction: 'ascending' })
  const [selection, setSelection] = useState<Set<string>>(new Set())
  const [hidden, setHidden] = useState<Set<string>>(new Set())
  const [choice, setChoice] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [loading, setLoading] = useState(false)
  const columns: Column<Person>[] = [
    {
      key: 'name',
      header: names.name,
      sortable: true,
      fixed: true,
      cell: nameCell,
    },
    { key: 'place', header: names.place, sortable: true, cell: (person) => person.place },
    {
      key: 'state',
      header: names.state,
      skeleton: 'h-5.5 w-20',
      cell: (person) => stateCell(person, states),
    },
    {
      key: 'amount',
      header: names.amount,
      align: 'end',
      sortable: true,
      cell: (person) => person.amount.toFixed(2),
    },
  ]
  const found = texts.people
    .filter((person) => person.name.toLocaleLowerCase().includes(query.toLocaleLowerCase()))
    .toSorted((a, b) => {
      const order = sort?.key === 'amount' ? a.amount - b.amount : a.name.localeCompare(b.name)
      return sort?.direction === 'descending' ? -order : order
    })
  const rows = found.slice((page - 1) * perPage, page * perPage)
  return (
    <div className="flex flex-col gap-3">
      {selection.size > 0 ? (
        <SelectionBar count={selection.size} onClear={() => setSelection(new Set())}>
          <Button size="sm" icon={Trash2}>
            {actions.delete}
          </Button>
        </SelectionBar>
      ) : (
        <FilterBar
          label={names.filter}
          end={<ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />}
        >
          <SearchField
            label={names.search}
            value={query}
            onChange={setQuery}
            className="w-full sm:w-64"
          />
          <FilterChip
            label={names.choice}
            value={texts.options.find((option) => option.value === choice)?.label}
            onClear={() => setChoice(null)}
          >
            <RadioGroupField
              label={names.choice}
              options={texts.options}
              value={choice}
              onChange={setChoice}
            />
          </FilterChip>
          <FilterChip label={names.state}>{texts.help}</FilterChip>
          <Button variant="ghost" size="sm" onClick={() => setLoading(!loading)}>
            {states.waiting}
          </Button>
        </FilterBar>
      )}
      <PageFill>
        <DataTable
          label={texts.sections.list}
          columns={columns}
          rows={rows}
          rowKey={(person) => person.id}
          rowLabel={(person) => person.name}
          rowHref={(person) => `#${person.id}`}
          loading={loading}
          skeletonRows={perPage}
          sort={sort}
          onSortChange={setSort}
          selection={selection}
          onSelectionChange={setSelection}
          hiddenColumns={hidden}
          actionsLabel={actions.more}
          rowActions={(person) => rowMenu(person, actions)}
          empty={
            <EmptyState
              icon={Inbox}
              title={texts.short}
              text={texts.long}
              action={<Button onClick={() => setQuery('')}>{actions.retry}</Button>}
            />
          }
        />
      </PageFill>
      <Pagination
        page={page}
        perPage={perPage}
        total={found.length}
        rowsOnPage={rows.length}
        onPageChange={setPage}
      />
    </div>
  )
}

function nameCell(person: Person) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={person.name} size="sm" />
      {person.name}
    </span>
  )
}

function stateCell(person: Person, states: ShowcaseTexts['states']) {
  const kind = Math.floor(person.amount) % 3
  const tones: [Tone, string][] = [
    ['success', states.active],
    ['warning', states.waiting],
    ['danger', states.blocked],
  ]
  const [tone, label] = tones[kind] ?? (['neutral', ''] as const)
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

function rowMenu(person: Person, actions: ShowcaseTexts['actions']) {
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} size="sm" label={`${actions.more}: ${person.name}`} />}
    >
      <MenuItem icon={Pencil} onSelect={() => undefined}>
        {actions.edit}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={() => undefined}>
        {actions.delete}
      </MenuItem>
    </Menu>
  )
}
