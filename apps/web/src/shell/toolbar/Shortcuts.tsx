import { IconButton } from '@portaria/ui/actions/IconButton'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { Popover } from '@portaria/ui/overlays/Popover'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { showToast } from '@portaria/ui/toast'
import { Star } from 'lucide-react'
import { useMemo, useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { updateMe } from '../../platform/session/me.ts'
import { currentSession, updateUser } from '../../platform/session/session.store.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { confirmSaved } from '../../platform/settings/save-settings.ts'
import type { NavigationGroup, NavigationItem } from '../navigation-model.ts'
import { pagesOf, suggestPages } from '../navigation-model.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { MarkedText } from './MarkedText.tsx'

/** The maximum number of shortcuts shown beside the star; the panel has all of them. */
const SHOWN = 5

const none: readonly string[] = []

export interface ShortcutsProps {
  groups: readonly NavigationGroup[]
}

/** The bar of the person's shortcuts, with a star to add or remove one. */
export function Shortcuts({ groups }: ShortcutsProps) {
  const t = shellTexts.useTexts()
  const { link: Link } = useUi()
  return (
    <nav aria-label={t('toolbar.shortcuts')} className="flex items-center">
      {useShortcuts(groups)
        .slice(0, SHOWN)
        .map(({ id, title, url, icon: Icon }) => (
          <Link
            key={id}
            href={url}
            aria-label={title}
            data-tooltip={title}
            className="hidden size-9 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-hover hover:text-ink xl:inline-flex"
          >
            <Icon aria-hidden className="size-4.5" />
          </Link>
        ))}
      <ShortcutMenu groups={groups} />
    </nav>
  )
}

/** Returns the pages marked with a star, in the person's order. */
export function useShortcuts(groups: readonly NavigationGroup[]): NavigationItem[] {
  const kept = useSession().user?.shortcuts ?? none
  return useMemo(() => {
    const pages = pagesOf(groups)
    return kept.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  }, [kept, groups])
}

/** The star, with the panel that adds and removes shortcuts. */
export function ShortcutMenu({ groups }: ShortcutsProps) {
  const t = shellTexts.useTexts()
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={t('toolbar.shortcuts')}
      className="w-80 p-2"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={Star} label={t('toolbar.shortcuts')} />}
    >
      <ShortcutPanel groups={groups} kept={user?.shortcuts ?? []} onGo={() => setOpen(false)} />
    </Popover>
  )
}

interface ShortcutPanelProps {
  groups: readonly NavigationGroup[]
  kept: readonly string[]
  onGo: () => void
}

function ShortcutPanel({ groups, kept, onGo }: ShortcutPanelProps) {
  const t = shellTexts.useTexts()
  const [query, setQuery] = useState('')
  const asked = query.trim() !== ''
  const pages = pagesOf(groups)
  const starred = kept.flatMap((id) => pages.find((page) => page.id === id) ?? [])
  const others = pages.filter((page) => !kept.includes(page.id))
  const shown = asked
    ? suggestPages(groups, query)
    : [...starred, ...others].map((item) => ({ item, match: null }))
  return (
    <>
      <SearchField label={t('shortcuts.search')} value={query} onChange={setQuery} />
      {starred.length === 0 && !asked && (
        <p className="px-2 pt-3 text-sm text-pretty text-muted">{t('shortcuts.none')}</p>
      )}
      {shown.length === 0 && <p className="px-2 pt-3 text-sm text-muted">{t('shortcuts.empty')}</p>}
      <ul className="mt-2 flex max-h-80 flex-col gap-px overflow-y-auto">
        {shown.map(({ item, match }) => (
          <ShortcutLine
            key={item.id}
            item={item}
            match={match}
            starred={kept.includes(item.id)}
            onGo={onGo}
          />
        ))}
      </ul>
    </>
  )
}

interface ShortcutLineProps {
  item: NavigationItem
  match: { start: number; end: number } | null
  starred: boolean
  onGo: () => void
}

function ShortcutLine({ item, match, starred, onGo }: ShortcutLineProps) {
  const t = shellTexts.useTexts()
  const { link: Link } = useUi()
  const Icon = item.icon
  return (
    <li className="flex items-center rounded-md hover:bg-hover">
      <Link
        href={item.url}
        onClick={onGo}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md ps-2 text-sm"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="truncate">
          <MarkedText text={item.title} mark={match} />
        </span>
      </Link>
      <IconButton
        icon={starred ? FilledStar : Star}
        size="sm"
        label={t(starred ? 'shortcuts.remove' : 'shortcuts.add', { page: item.title })}
        onClick={() => void toggleShortcut(item.id)}
        className={starred ? 'text-warning-ink' : undefined}
      />
    </li>
  )
}

function FilledStar({ className }: { className?: string }) {
  return <Star aria-hidden className={className} fill="currentColor" />
}

/** Shows a change of the shortcuts at once, and reverts it if the server refuses it. */
async function toggleShortcut(id: string): Promise<void> {
  const { user } = currentSession()
  if (user === null) return
  const before = user.shortcuts
  const shortcuts = before.includes(id) ? before.filter((kept) => kept !== id) : [...before, id]
  updateUser({ ...user, shortcuts })
  try {
    confirmSaved(await updateMe({ shortcuts }))
  } catch (error) {
    const now = currentSession().user
    if (now !== null) updateUser({ ...now, shortcuts: before })
    const text = problemTextOf(error).detail
    showToast({ title: shellTexts.text('shortcuts.notSaved'), text, tone: 'danger' })
  }
}
