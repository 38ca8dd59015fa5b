import { IconButton } from '@portaria/ui/actions/IconButton'
import { Kbd } from '@portaria/ui/display/Kbd'
import { CommandPalette } from '@portaria/ui/overlays/CommandPalette'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hasKeyboard } from '../../platform/has-keyboard.ts'
import { type Found, nothingFound } from '../found.ts'
import { type NavigationGroup, suggestPages } from '../navigation-model.ts'
import { heldKey, searchKeys, showSearch, useSearchOpen } from '../search-opener.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { MarkedText } from './MarkedText.tsx'
import { useKeptLetters } from './use-kept-letters.ts'

export interface NavigationSearchProps {
  groups: readonly NavigationGroup[]
  onGo: (url: string) => void
  /**
   * Results besides pages, for the text given to `onTyped`. That text is empty while the search is
   * closed.
   */
  found?: Found
  onTyped?: (typed: string) => void
  /** Whether the button shows only its icon. */
  iconOnly?: boolean
}

/** The search in pages and all registers, opened by its button or Ctrl/⌘ K (interface §11). */
export function NavigationSearch({
  groups,
  onGo,
  found = nothingFound,
  onTyped,
  iconOnly = false,
}: NavigationSearchProps) {
  const t = shellTexts.useTexts()
  const open = useSearchOpen()
  const [query, setQuery] = useState('')
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      showSearch(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const type = (typed: string) => {
    setQuery(typed)
    onTyped?.(typed)
  }
  useKeptLetters(open, (letter) => type(query + letter))
  const items = suggestPages(groups, query).map(({ item, match }) => ({
    id: item.id,
    icon: item.icon,
    label: <MarkedText text={item.title} mark={match} />,
    aside: groups.find((group) => group.items.includes(item))?.title,
    onSelect: () => (item.newTab ? window.open(item.url, '_blank', 'noopener') : onGo(item.url)),
  }))
  return (
    <>
      {!iconOnly && (
        <button
          type="button"
          aria-keyshortcuts={heldKey === '⌘' ? 'Meta+K' : 'Control+K'}
          onClick={() => showSearch(true)}
          className="hidden h-9 w-full max-w-64 min-w-32 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-sm text-muted hover:border-line-strong sm:flex"
        >
          <Search aria-hidden className="size-4" />
          <span className="flex-1 text-start">{t('toolbar.search')}</span>
          <span aria-hidden className="hidden lg:inline">
            <Kbd>{searchKeys}</Kbd>
          </span>
        </button>
      )}
      <span className={iconOnly ? undefined : 'sm:hidden'}>
        <IconButton icon={Search} label={t('toolbar.search')} onClick={() => showSearch(true)} />
      </span>
      <CommandPalette
        open={open}
        onOpenChange={(next) => {
          showSearch(next)
          if (!next) type('')
        }}
        label={t('search.label')}
        query={query}
        onQueryChange={type}
        groups={[...found.groups, { label: t('search.pages'), items }]}
        loading={found.loading}
        empty={found.problem ?? t('search.empty')}
        footer={hasKeyboard() && [t('search.keys'), found.keys].filter(Boolean).join(' · ')}
      />
    </>
  )
}
