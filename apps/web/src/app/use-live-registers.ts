import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../platform/live-events/live-events.ts'

/** Milliseconds in which changes of one register are gathered: many at once are read again once. */
const GATHER_MS = 400

/** A stream that begins later than this after its page: the page was read long before. */
const LATE_MS = 5_000

/** Has the pages of a register asked again when somebody else changes it. */
export function useLiveRegisters(): void {
  const client = useQueryClient()
  const changed = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = () => {
    timer.current = undefined
    const registers = [...changed.current]
    changed.current.clear()
    void client.invalidateQueries({
      predicate: ({ queryKey: [area, name], meta }) =>
        (area === 'register' && registers.some((register) => register === name)) ||
        meta?.madeOf === 'all' ||
        registers.some((register) => meta?.madeOf?.includes(register)),
    })
  }
  useLiveEvent(['register.changed'], ({ register }) => {
    if (typeof register !== 'string') return
    changed.current.add(register)
    timer.current ??= setTimeout(refresh, GATHER_MS)
  })
  // What happened meanwhile is not known, so everything may have changed.
  const begun = useRef(0)
  useLiveEvent(['open', 'reset'], (_payload, topic) => {
    const late = performance.now() - begun.current > LATE_MS
    if (topic === 'reset' || late) void client.invalidateQueries()
  })
  useEffect(() => {
    begun.current = performance.now()
    return () => clearTimeout(timer.current)
  }, [])
}
