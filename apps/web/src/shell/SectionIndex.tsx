import { clsx } from 'clsx'
import { type MouseEvent, useEffect, useState } from 'react'

export interface SectionIndexProps {
  /** The accessible name of the links. */
  label: string
  /** The sections of the page in their order, by the ids of their elements. */
  entries: readonly { id: string; title: string }[]
}

/** The upper third of the window, whose section is the current one. */
const READING = { rootMargin: '-15% 0px -65% 0px' }

/** Links to the sections of the page, with the current one marked; on wide screens only. */
export function SectionIndex({ label, entries }: SectionIndexProps) {
  const [read, setRead] = useState(entries[0]?.id)
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver((changes) => {
      const entered = changes.find(({ isIntersecting }) => isIntersecting)
      if (entered) setRead(entered.target.id)
    }, READING)
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  const go = (event: MouseEvent, id: string) => {
    // The address stays unchanged, so that going back leaves the page.
    event.preventDefault()
    const section = document.getElementById(id)
    if (section === null) return
    section.scrollIntoView()
    // Keyboard focus continues from the section.
    section.tabIndex = -1
    section.focus({ preventScroll: true })
    setRead(id)
  }
  return (
    <nav aria-label={label} className="hidden @3xl:block">
      <ul className="sticky top-[calc(var(--ui-header,0px)+1.5rem)] flex flex-col gap-0.5">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read ? 'true' : undefined}
              onClick={(event) => go(event, id)}
              className={clsx(
                'block rounded-md px-3 py-1.5 text-sm hover:bg-hover',
                id === read ? 'bg-hover font-medium' : 'text-muted hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
