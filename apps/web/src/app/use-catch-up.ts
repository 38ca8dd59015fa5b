import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  checkConnection,
  connectionLost,
  onConnectionChange,
} from '../platform/connection/connection.store.ts'
import { useLiveEvent } from '../platform/live-events/live-events.ts'

/** Reads all shown data again when the server can be reached again. */
export function useCatchUp(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!connectionLost()) void client.invalidateQueries()
      }),
    [client],
  )
  useLiveEvent(['lost'], () => void checkConnection())
}
