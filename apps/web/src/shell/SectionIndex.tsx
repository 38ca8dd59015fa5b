import { SelectField } from '@portaria/ui/fields/SelectField'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'

export interface SectionIndexProps {
  /** The accessible name of the links. */
  label: string
  /** The sections of the page in their order, by the ids of their elements. */
  entries: readonly { id: string; title: string }[]
  /** Content above the links, for example a search. */
  children?: ReactNode
}

/** The upper third of the window, whose section is the current one. */
const READING = { rootMargin: '-15% 0px -65% 0px' }

/**
 * Links to the sections of the page, with the current one marked; where the page is narrow a choice
 * of one of them.
 */
export function SectionIndex({ label, entries, children }: SectionIndexProps) {
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
  const go = (id: string) => {
    const section = document.getElementById(id)
    if (section === null) return
    section.scrollIntoView()
    // Keyboard focus continues from the section.
    section.tabIndex = -1
    section.focus({ preventScroll: true })
    setRead(id)
  }
  return (
    <div>
      <div className="flex flex-col gap-3 pb-5 @3xl:sticky @3xl:top-[calc(var(--ui-header,0px)+1.5rem)]">
        {children}
        <SelectField
          label={label}
          labelHidden
          value={read ?? null}
          options={entries.map(({ id, title }) => ({ value: id, label: title }))}
          // The list gives the focus back when it closes, before the section gets it.
          onChange={(id) => id !== null && setTimeout(() => go(id))}
          className="@3xl:hidden"
        />
        <nav aria-label={label} className="hidden @3xl:block">
          <ul className="flex flex-col gap-0.5">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === read ? 'true' : undefined}
                  onClick={(event) => {
                    // The address stays unchanged, so that going back leaves the page.
                    event.preventDefault()
                    go(id)
                  }}
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
      </div>
    </div>
  )
}
