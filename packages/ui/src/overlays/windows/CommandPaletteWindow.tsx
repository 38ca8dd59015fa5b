// The options have icons and two texts, and belong to an input beside them; a native list cannot do
// that.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { IconType } from '../../display/icon.ts'
import { Spinner } from '../../display/Spinner.tsx'
import { useUi } from '../../provider/UiProvider.tsx'
import { backdropClass } from './backdrop.ts'

/** A further action on an item, without opening it. */
export interface CommandShortcut {
  label: string
  icon: IconType
  onSelect: () => void
}

export interface CommandItem {
  id: string
  label: ReactNode
  /** A second line that distinguishes items of the same name. */
  detail?: ReactNode
  /** Content at the end: the kind of item, its place. */
  aside?: ReactNode
  icon?: IconType
  onSelect: () => void
  /**
   * Further actions: the first by Ctrl+Enter, the second by Shift+Enter, and by buttons at the end
   * for pointers.
   */
  shortcuts?: readonly CommandShortcut[]
}

export interface CommandGroup {
  label: string
  items: readonly CommandItem[]
}

export interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its accessible name, also shown in the empty box. */
  label: string
  query: string
  onQueryChange: (query: string) => void
  groups: readonly CommandGroup[]
  loading?: boolean
  /** Shown without results, or before a search. */
  empty?: ReactNode
  /** Content below the list: the keys and their effects. */
  footer?: ReactNode
}

type Selected = Pick<CommandItem, 'onSelect'> | undefined

/** Returns what a press of Enter selects: the item itself, or one of its shortcuts. */
type Meaning = (item: CommandItem | undefined) => Selected

/** The dialog of `CommandPalette`. */
export function CommandPaletteWindow(props: CommandPaletteProps) {
  const { open, onOpenChange, label, query, onQueryChange, groups, loading, empty, footer } = props
  const { texts } = useUi()
  const id = useId()
  const items = groups.flatMap((group) => group.items)
  const [chosen, setChosen] = useState<string | null>(null)
  const active = items.find((item) => item.id === chosen) ?? items[0]
  // If Enter is pressed before the answer arrives, it selects the answer's first item, with the
  // meaning of the modifier key that was held.
  const waits = useRef<Meaning | null>(null)

  const select = (item: Selected) => {
    if (!item) return
    onOpenChange(false)
    item.onSelect()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const index = active ? items.indexOf(active) : -1
    const targets: Record<string, number> = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (index - 1 + items.length) % items.length,
    }
    const target = targets[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      const isFirst = event.ctrlKey || event.metaKey
      const meant: Meaning = (item) =>
        isFirst ? item?.shortcuts?.[0] : event.shiftKey ? item?.shortcuts?.[1] : item
      if (loading && chosen === null) waits.current = meant
      else select(meant(active))
    } else if (target !== undefined && items.length > 0) {
      event.preventDefault()
      const next = items[target]
      setChosen(next?.id ?? null)
      document.getElementById(`${id}-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
    }
  }
  const answered = useEffectEvent(() => {
    const meant = waits.current
    waits.current = null
    if (meant) select(meant(items[0]))
  })
  useEffect(() => {
    if (!loading) answered()
  }, [loading])

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          data-no-toasts
          aria-label={label}
          className="ui-float fixed inset-x-3 top-[max(12dvh,calc(var(--ui-banner,0px)+0.75rem))] z-50 mx-auto flex max-h-[70dvh] max-w-150 flex-col rounded-xl! outline-none"
        >
          <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4 text-muted">
            {loading ? <Spinner className="size-5" /> : <Search aria-hidden className="size-5" />}
            <input
              role="combobox"
              aria-label={label}
              aria-expanded={items.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={active ? `${id}-${active.id}` : undefined}
              aria-autocomplete="list"
              placeholder={label}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => {
                setChosen(null)
                waits.current = null
                onQueryChange(event.target.value)
              }}
              onKeyDown={press}
              className="h-full min-w-0 flex-1 bg-transparent text-base text-ink outline-none"
            />
          </div>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={label}
            aria-busy={loading || undefined}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
          >
            {groups.map(
              (group) =>
                group.items.length > 0 && (
                  <div
                    key={group.label}
                    role="group"
                    aria-label={group.label}
                    className="not-first:mt-2"
                  >
                    <div aria-hidden className="px-2.5 py-1 text-xs font-medium text-muted">
                      {group.label}
                    </div>
                    {group.items.map((item) => (
                      <CommandLine
                        key={item.id}
                        id={`${id}-${item.id}`}
                        item={item}
                        active={item === active}
                        onPoint={() => setChosen(item.id)}
                        onSelect={select}
                      />
                    ))}
                  </div>
                ),
            )}
          </div>
          {items.length === 0 && !loading && (
            <div className="px-4 pb-6 text-center text-sm text-muted">
              {empty ?? texts.noResults}
            </div>
          )}
          {footer && (
            <div className="flex shrink-0 items-center gap-4 border-t border-line px-4 py-2.5 text-xs text-muted">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface CommandLineProps {
  id: string
  item: CommandItem
  active: boolean
  onPoint: () => void
  onSelect: (chosen: Pick<CommandItem, 'onSelect'>) => void
}

function CommandLine({ id, item, active, onPoint, onSelect }: CommandLineProps) {
  const { icon: Icon, label, detail, aside, shortcuts = [] } = item
  return (
    // The input above has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={onPoint}
      onClick={() => onSelect(item)}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-hover"
    >
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block truncate">{label}</span>
        {detail && <span className="tabular block truncate text-xs text-muted">{detail}</span>}
      </span>
      {aside && <span className="truncate text-xs text-muted">{aside}</span>}
      {shortcuts.map((shortcut) => (
        <ShortcutIcon key={shortcut.label} shortcut={shortcut} onSelect={onSelect} />
      ))}
    </div>
  )
}

interface ShortcutIconProps {
  shortcut: CommandShortcut
  onSelect: (chosen: CommandShortcut) => void
}

/**
 * The icon of a shortcut, for pointers only: an option cannot contain a button, and keys do the
 * same.
 */
function ShortcutIcon({ shortcut, onSelect }: ShortcutIconProps) {
  const { icon: Icon, label } = shortcut
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      aria-hidden
      data-tooltip={label}
      className="grid size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-accent-soft hover:text-accent-ink pointer-coarse:size-11"
      onClick={(event) => {
        event.stopPropagation()
        onSelect(shortcut)
      }}
    >
      <Icon className="size-4.5" />
    </span>
  )
}
