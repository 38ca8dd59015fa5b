import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../platform/live-events/live-events.ts'

/** Milliseconds for which changes of one register are collected before it is read once. */
const GATHER_MS = 400

/** Milliseconds after which a stream starts so late that its page may be outdated. */
const LATE_MS = 5_000

/** Reads the pages of a register again when somebody else changes it. */
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
  const note = (register: unknown) => {
    if (typeof register !== 'string') return
    changed.current.add(register)
    timer.current ??= setTimeout(refresh, GATHER_MS)
  }
  useLiveEvent(['register.changed'], ({ register }) => note(register))
  // Only staff receive events of registers; residents are notified of their own visits and parcels.
  useLiveEvent(['inbox.changed'], () => ['visits', 'parcels'].forEach(note))
  // Events may have been missed meanwhile, so everything is read again.
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
