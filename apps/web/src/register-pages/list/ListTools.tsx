import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import type { Column } from '@portaria/ui/column'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Menu, MenuCheck, MenuChoice, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { ColumnMenu } from '@portaria/ui/table/ColumnMenu'
import { FilterBar } from '@portaria/ui/table/FilterBar'
import { ListFilter, SlidersHorizontal } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import type { RegisterRecord } from '../record.ts'
import type { RegisterWords } from '../register-words.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { searchDelay, useDebounced } from '../use-debounced.ts'
import { ListFilters } from './ListFilters.tsx'
import { type ChangeList, isNarrowed, type ListState } from './list-state.ts'
import type { useListView } from './list-view.ts'

export interface ListToolsProps {
  register: AnyRegister
  role: Role
  words: RegisterWords
  state: ListState
  change: ChangeList
  columns: readonly Column<RegisterRecord>[]
  view: ReturnType<typeof useListView>
}

/** The line above a list: search, filters, and how it is shown. */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { register, role, words, state, change, columns, view } = props
  const text = pageTexts.useTexts()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3 pb-3">
      {state.removed && (
        <Banner
          title={text(`list.removedTitle.${words.gender}`)}
          actions={
            <Button size="sm" onClick={() => change({ removed: false })}>
              {text('list.backToList')}
            </Button>
          }
        >
          {text('list.removedHint')}
        </Banner>
      )}
      <FilterBar
        label={text('list.filters')}
        end={
          <>
            <ColumnMenu columns={columns} hidden={view.hidden} onChange={view.setHidden} />
            <ViewMenu {...{ register, role, words, state, change, view }} />
          </>
        }
      >
        <SearchBox
          key={register.name}
          label={text('list.search', { many: words.inMany })}
          {...{ register, role, state, change }}
        />
        <Button
          icon={ListFilter}
          aria-expanded={open}
          className="sm:hidden"
          onClick={() => setOpen(!open)}
        >
          {text('list.moreFilters')}
        </Button>
        {/* On a phone the rows come first; the filters are one press away. */}
        <span className={open ? 'contents' : 'contents max-sm:hidden'}>
          <ListFilters {...{ register, role, state, change }} />
        </span>
        {isNarrowed(state) && (
          <Button variant="ghost" size="sm" onClick={() => change({ q: '', filters: {} })}>
            {text('list.clearFilters')}
          </Button>
        )}
      </FilterBar>
    </div>
  )
})

interface SearchBoxProps extends Pick<ListToolsProps, 'register' | 'role' | 'state' | 'change'> {
  label: string
}

/** Searches once the typing rests; what somebody else puts into the address wins over an old text. */
function SearchBox({ register, role, label, state, change }: SearchBoxProps) {
  const [typed, setTyped] = useState(state.q)
  const [followed, setFollowed] = useState(state.q)
  const rested = useDebounced(typed, searchDelay(register, role, typed, 250))
  if (state.q !== followed) {
    setFollowed(state.q)
    if (state.q.trim() !== typed.trim()) setTyped(state.q)
  }
  const search = useEffectEvent((q: string) => {
    if (q === typed && q.trim() !== state.q.trim()) change({ q }, 'replace')
  })
  useEffect(() => search(rested), [rested])
  return <SearchField label={label} value={typed} onChange={setTyped} className="w-full sm:w-60" />
}

function ViewMenu(props: Omit<ListToolsProps, 'columns'>) {
  const { register, role, words, state, change, view } = props
  const text = pageTexts.useTexts()
  return (
    <Menu align="end" trigger={<IconButton icon={SlidersHorizontal} label={text('list.view')} />}>
      <MenuChoice
        label={text('list.density')}
        value={view.density}
        onChange={(chosen) => view.setDensity(chosen === 'compact' ? 'compact' : 'comfortable')}
        options={[
          { value: 'comfortable', label: text('list.comfortable') },
          { value: 'compact', label: text('list.compact') },
        ]}
      />
      {may(role, register, 'restore') && (
        <>
          <MenuSeparator />
          <MenuCheck checked={state.removed} onChange={(removed) => change({ removed })}>
            {text(`list.showRemoved.${words.gender}`)}
          </MenuCheck>
        </>
      )}
    </Menu>
  )
}
