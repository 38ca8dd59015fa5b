import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Menu, MenuCheck, MenuChoice, MenuSeparator } from '@portaria/ui/overlays/Menu'
import { ColumnMenu } from '@portaria/ui/table/ColumnMenu'
import { FilterBar } from '@portaria/ui/table/FilterBar'
import { clsx } from 'clsx'
import { ListFilter, SlidersHorizontal } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useState } from 'react'
import { useOfficeTools } from '../office-tools.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { searchDelay, useDebounced } from '../use-debounced.ts'
import { ListFilters, useFoldedFilters } from './ListFilters.tsx'
import { useList } from './list-context.ts'
import { asksOnly, openingOf, otherFilters } from './list-opening.ts'
import { isNarrowed } from './list-state.ts'
import { OpeningChip } from './OpeningChip.tsx'

/** The line above a list: search, filters, and settings of its view. */
export const ListTools = memo(function ListTools() {
  const { register, role } = useRegister()
  const { words, state, change, columns, view } = useList()
  const text = pageTexts.useTexts()
  const [open, setOpen] = useState(false)
  const folded = useFoldedFilters()
  const opening = openingOf(register, role)
  const tools = useOfficeTools()
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
          tools && (
            <>
              <ColumnMenu
                columns={columns}
                hidden={view.hidden}
                onChange={(hidden) => view.keep({ hidden: [...hidden] })}
              />
              <ViewMenu />
            </>
          )
        }
      >
        <SearchBox key={register.name} />
        <IconButton
          icon={ListFilter}
          label={text('list.moreFilters')}
          aria-expanded={open}
          dot={Object.keys(opening ? otherFilters(state, opening) : state.filters).length > 0}
          className="sm:hidden"
          onClick={() => setOpen(!open)}
        />
        <OpeningChip />
        {/* On a phone the filters are behind a button, to leave the space to the rows. */}
        <span
          className={
            open
              ? 'contents max-sm:order-last max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:gap-2'
              : 'contents max-sm:hidden'
          }
        >
          <ListFilters all={open} />
        </span>
        {folded !== 'none' && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            className={clsx('max-sm:hidden', folded === 'narrow' && 'xl:hidden')}
            onClick={() => setOpen(!open)}
          >
            {text(open ? 'list.fewerFilters' : 'list.allFilters')}
          </Button>
        )}
        {isNarrowed(state) && !(opening && asksOnly(state, opening)) && (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:order-last"
            onClick={() => change({ q: '', filters: {} })}
          >
            {text('list.clearFilters')}
          </Button>
        )}
      </FilterBar>
    </div>
  )
})

/**
 * Searches when typing pauses; a search set in the address by other means replaces the typed text.
 */
function SearchBox() {
  const text = pageTexts.useTexts()
  const { register, role } = useRegister()
  const { words, state, change } = useList()
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
  return (
    <SearchField
      label={text('list.search', { many: words.inMany })}
      value={typed}
      onChange={setTyped}
      className="min-w-0 max-sm:flex-1 max-sm:basis-40 sm:w-60"
    />
  )
}

function ViewMenu() {
  const { may } = useRegister()
  const { words, state, change, view } = useList()
  const text = pageTexts.useTexts()
  return (
    <Menu align="end" trigger={<IconButton icon={SlidersHorizontal} label={text('list.view')} />}>
      <MenuChoice
        label={text('list.density')}
        value={view.density}
        onChange={(chosen) =>
          view.keep({ density: chosen === 'compact' ? 'compact' : 'comfortable' })
        }
        options={[
          { value: 'comfortable', label: text('list.comfortable') },
          { value: 'compact', label: text('list.compact') },
        ]}
      />
      {may('restore') && (
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
