import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLiveEvent } from '../../../platform/live-events/live-events.ts'
import { READERS_KEY } from './reader-calls.ts'

/** Milliseconds in which many changes of readers lead to one reading. */
const REST_MS = 1_000

/** Reads what is shown of readers again as they change, at most once a second. */
export function useLiveReaders(): void {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useLiveEvent(['access-readers.changed'], () => {
    timer.current ??= setTimeout(() => {
      timer.current = null
      void client.invalidateQueries({ queryKey: [READERS_KEY] })
    }, REST_MS)
  })
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current)
    },
    [],
  )
}
