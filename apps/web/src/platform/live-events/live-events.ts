import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/use-session.ts'
import { followStream } from './shared-stream.ts'

/**
 * `open`: the stream begins, and no event is missed from here on. `reset`: events were missed, so
 * shown data must be read again. `lost`: the stream broke.
 */
export type LiveTopic = 'open' | 'reset' | 'lost' | (string & {})

export type LivePayload = Readonly<Record<string, unknown>>

type Handler = (payload: LivePayload, topic: LiveTopic) => void

const handlers = new Map<LiveTopic, Set<Handler>>()

function emit(topic: LiveTopic, data: string): void {
  const listening = handlers.get(topic)
  if (listening === undefined) return
  const payload: unknown = JSON.parse(data)
  if (typeof payload !== 'object' || payload === null) return
  for (const handler of listening) handler({ ...payload }, topic)
}

/** Calls back at each event of a topic; returns a function that ends it. */
export function onLiveEvent(topic: LiveTopic, handler: Handler): () => void {
  const listening = handlers.get(topic) ?? new Set()
  handlers.set(topic, listening.add(handler))
  return () => listening.delete(handler)
}

/** Calls back at each event of these topics while the component is shown. */
export function useLiveEvent(topics: readonly LiveTopic[], handler: Handler): void {
  const call = useEffectEvent(handler)
  const asked = topics.join(' ')
  useEffect(() => {
    const ends = asked
      .split(' ')
      .map((topic) => onLiveEvent(topic, (payload, about) => call(payload, about)))
    return () => {
      for (const end of ends) end()
    }
  }, [asked])
}

/** Keeps the stream of the signed-in person and tenant open. Used once, over all pages. */
export function useLiveStream(): void {
  const { user, tenantId } = useSession()
  // Another role receives other events, so it needs another stream.
  const key = user === null || tenantId === null ? null : `${user.id} ${user.type_flag} ${tenantId}`
  useEffect(() => {
    if (key === null) return undefined
    return followStream(key, ({ event, data }) => {
      if (event !== null) emit(event, data)
    })
  }, [key])
}
