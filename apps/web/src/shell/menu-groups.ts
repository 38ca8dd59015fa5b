import { useCallback, useState } from 'react'
import { readStored, storedKeys, writeStored } from '../platform/session/session-storage.ts'

/** The groups of the menu that are open, and how one is opened or closed. */
export type MenuGroups = {
  readonly isOpen: (group: string) => boolean
  readonly toggle: (group: string) => void
}

/**
 * Remembers in this browser which groups of the menu a person opened. The group of the page is open
 * besides, until it is closed or another group has the page (interface §24).
 */
export function useMenuGroups(current: string | undefined): MenuGroups {
  const [opened, setOpened] = useState(readOpened)
  const [of, setOf] = useState(current)
  const [isClosed, setClosed] = useState(false)
  if (of !== current) {
    setOf(current)
    setClosed(false)
  }
  const isOpen = useCallback(
    (group: string) => opened.includes(group) || (group === current && !isClosed),
    [opened, current, isClosed],
  )
  const toggle = useCallback(
    (group: string) => {
      const opens = !isOpen(group)
      const others = opened.filter((one) => one !== group)
      // The group of the page needs no memory: it opens by itself.
      const next = opens && group !== current ? [...others, group] : others
      if (group === current) setClosed(!opens)
      setOpened(next)
      writeStored(storedKeys.menuGroups, next.length > 0 ? next.join(' ') : null)
    },
    [isOpen, opened, current],
  )
  return { isOpen, toggle }
}

const readOpened = (): readonly string[] =>
  (readStored(storedKeys.menuGroups) ?? '').split(' ').filter((group) => group !== '')
