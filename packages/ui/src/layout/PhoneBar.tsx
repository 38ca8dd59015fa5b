import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import type { PhoneBarContent } from './layout.ts'

export interface PhoneBarProps {
  bar: PhoneBarContent
  /** Whether the navigation that "more" opens is open. */
  moreOpen: boolean
  onMore: () => void
}

const item =
  'flex h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-lg hover:bg-hover'
// The names keep to the width of a fifth of a phone at any font size.
const name = 'max-w-full truncate text-[min(0.75rem,3.1vw)]/4 font-medium'

/**
 * The bar of pages at the lower end of small screens, with the strip above it that belongs to the
 * app's round button. It is hidden while somebody types, since keyboards leave little room.
 */
export function PhoneBar({ bar, moreOpen, onMore }: PhoneBarProps) {
  const { link: Link } = useUi()
  const typing = useTyping()
  // Before the paint, or the round button would stand on the bar for a moment.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['phoneBar'] = typing ? 'hidden' : 'shown'
    return () => {
      delete dataset['phoneBar']
    }
  }, [typing])
  return (
    <div
      data-dock=""
      className="sticky bottom-0 z-30 shrink-0 bg-ground pt-(--ui-strip) lg:hidden print:hidden"
    >
      <nav
        aria-label={bar.label}
        hidden={typing}
        className="flex gap-0.5 border-t border-line px-1 pt-[3px] pb-[calc(4px+env(safe-area-inset-bottom,0px))] [&[hidden]]:hidden"
      >
        {bar.pages.map(({ id, label, href, icon: Icon, active }) => (
          <Link
            key={id}
            href={href}
            aria-current={active ? 'page' : undefined}
            className={clsx(item, active ? 'text-accent-ink' : 'text-muted')}
          >
            <Icon aria-hidden className="size-5 shrink-0" strokeWidth={active ? 2.25 : 1.75} />
            <span className={name}>{label}</span>
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={moreOpen}
          onClick={onMore}
          className={clsx(item, 'text-muted')}
        >
          <Menu aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
          <span className={name}>{bar.more}</span>
        </button>
      </nav>
    </div>
  )
}

/** Milliseconds after which a field that was left counts as left: the press that left it is over. */
const LEFT_AFTER = 300

const typedIn =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file], [type=range])'

/**
 * Whether somebody types in a field. It ends only when no finger or button is down, since what is
 * pressed must not move away before the press ends.
 */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDown = false
    const isInField = () => document.activeElement?.matches(typedIn) ?? false
    const look = () => setTyping(isInField())
    const lookSoon = () => {
      clearTimeout(timer)
      if (!isDown) timer = setTimeout(look, LEFT_AFTER)
    }
    const hold = (down: boolean) => () => {
      isDown = down
      lookSoon()
    }
    const enter = () => {
      if (isInField()) look()
      else lookSoon()
    }
    document.addEventListener('focusin', enter, { signal })
    document.addEventListener('focusout', lookSoon, { signal })
    document.addEventListener('pointerdown', hold(true), { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, hold(false), { signal, capture: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])
  return typing
}
