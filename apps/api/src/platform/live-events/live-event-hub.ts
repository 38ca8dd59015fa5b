import { coalesced } from '../outbox/coalesced.ts'
import type { LiveEventLog, NumberedEvent } from '../outbox/live-event-log.ts'
import type { SessionGuard } from '../sessions/session-guard.ts'
import type { EventIds } from './event-id.ts'
import { eventFrame, releaseFrame } from './frames.ts'
import { type LiveStream, liveStream, type Sink } from './live-stream.ts'
import type { TenantEventLog } from './tenant-event-log.ts'
import type { Watcher } from './watcher.ts'

/** Milliseconds between two reads of the log if no signal arrives. */
const LOOK_MS = 1_000

/** Milliseconds between two checks of sessions: a stream ends within a second of its session. */
const CHECK_MS = 600

/** Milliseconds between two heartbeats on a quiet stream (platform §17). */
const HEARTBEAT_MS = 15_000

/** Events read at once. */
const BATCH = 100

/**
 * Limits of streams per session and per person; past them the oldest is ended. One browser needs
 * one.
 */
const STREAMS_OF_SESSION = 8
const STREAMS_OF_PERSON = 64

/**
 * The open streams of this process. They share one reader of the log and one check of the sessions,
 * so that another stream costs no more than a socket.
 */
export type LiveEventHub = {
  /**
   * Opens a stream. `lastEventId` is the last id that the client has seen, null for a new client.
   * Rejects if the log cannot be read.
   */
  open(watcher: Watcher, sink: Sink, lastEventId: string | null): Promise<void>
  /** Removes a stream whose connection is closed. */
  closed(sink: Sink): void
  size(): number
  /**
   * Ends every stream within some milliseconds and opens no further one. The first third of the time
   * passes before, in which a balancer notices; then each ends at a random moment, so that the browsers
   * do not all come to another server at once.
   */
  drain(withinMs: number): void
  /** Ends every stream, permanently. */
  close(): void
}

type Needs = {
  log: LiveEventLog
  guard: Pick<SessionGuard, 'validWatches'>
  tenantLog: TenantEventLog
  ids: EventIds
  /** The release of all servers; null while they differ. */
  release: () => string | null
  onError: (error: unknown) => void
}

export function liveEventHub({
  log,
  guard,
  tenantLog,
  ids,
  release,
  onError,
}: Needs): LiveEventHub {
  const streams = new Map<Sink, LiveStream>()
  /** What each client was told last of the release. */
  const told = new WeakMap<Sink, string | null>()
  let closed = false
  let timers: NodeJS.Timeout[] = []
  /** The reader of the log while streams are open; `seen` is the last number delivered. */
  let tail: { seen: number } | null = null
  let starting: Promise<number> | null = null

  const look = coalesced(async () => {
    try {
      for (;;) {
        const reader = tail
        if (!reader) return
        const events = await log.after(reader.seen, BATCH)
        const last = events.at(-1)?.number
        // Meanwhile all streams may have closed, and others opened.
        if (last === undefined || tail !== reader) return
        reader.seen = last
        events.forEach(deliver)
      }
    } catch (error) {
      onError(error)
    }
  })

  function deliver(event: NumberedEvent): void {
    const frame = eventFrame(ids.idOf(event.tenantId, event.number), event)
    for (const stream of streams.values()) {
      if (stream.watcher.tenantId === event.tenantId) stream.deliver(event, frame)
    }
  }

  const check = coalesced(async () => {
    const open = [...streams]
    try {
      const standing = await guard.validWatches(open.map(([, { watcher }]) => watcher))
      open.forEach(([sink], place) => {
        if (!standing.has(place)) end(sink)
      })
    } catch (error) {
      // Without the database nothing new is delivered either.
      onError(error)
    }
  })

  function heartbeat(): void {
    if (!tail) return
    for (const [sink, stream] of streams) {
      stream.heartbeat(tail.seen)
      tellRelease(sink)
    }
  }

  /** Tells a client the release where that is news to it (platform §32). */
  function tellRelease(sink: Sink): void {
    const version = release()
    if (told.has(sink) && told.get(sink) === version) return
    told.set(sink, version)
    sink.write(releaseFrame(version))
  }

  /** Starts the reader at the end of the log, for the first stream. */
  function start(): Promise<number> {
    if (starting) return starting
    const begun = log.position().then(({ last }) => {
      if (starting === begun) tail = { seen: last }
      return last
    })
    begun.catch(stop)
    starting = begun
    timers = [
      setInterval(look, LOOK_MS),
      setInterval(check, CHECK_MS),
      setInterval(heartbeat, HEARTBEAT_MS),
    ]
    return begun
  }

  function stop(): void {
    timers.forEach(clearInterval)
    timers = []
    starting = null
    tail = null
  }

  function forget(sink: Sink): void {
    streams.delete(sink)
    if (streams.size === 0) stop()
  }

  function end(sink: Sink): void {
    const stream = streams.get(sink)
    forget(sink)
    stream?.end()
  }

  function endOldest({ sessionId, userId }: Watcher): void {
    const endOldest = (most: number, isOwn: (watcher: Watcher) => boolean) => {
      const own = [...streams].filter(([, { watcher }]) => isOwn(watcher))
      const oldest = own[0]
      if (own.length >= most && oldest) end(oldest[0])
    }
    endOldest(STREAMS_OF_SESSION, (watcher) => watcher.sessionId === sessionId)
    endOldest(STREAMS_OF_PERSON, (watcher) => watcher.userId === userId)
  }

  log.onNew(look)
  return {
    async open(watcher, sink, lastEventId) {
      if (closed) return sink.end()
      endOldest(watcher)
      const stream = liveStream(
        watcher,
        sink,
        {
          idOf: (number) => ids.idOf(watcher.tenantId, number),
          readMore: (after) => tenantLog.after(watcher.actor, after, BATCH),
        },
        onError,
      )
      streams.set(sink, stream)
      const position = tail ? tail.seen : await start()
      if (lastEventId === null) await stream.begin('open', position)
      else {
        const seen = ids.numberOf(watcher.tenantId, lastEventId)
        const { known, last } = await tenantLog.placeOf(watcher.actor, seen)
        await (known && seen !== null ? stream.resume(seen) : stream.begin('reset', last))
      }
      // Who comes back may have been told a release by another server; a new page was told none.
      if (lastEventId === null) told.set(sink, null)
      if (streams.has(sink)) tellRelease(sink)
    },
    closed: forget,
    size: () => streams.size,
    drain(withinMs) {
      setTimeout(() => {
        closed = true
        for (const sink of streams.keys())
          setTimeout(() => end(sink), (Math.random() * withinMs * 2) / 3).unref()
      }, withinMs / 3).unref()
    },
    close() {
      closed = true
      for (const sink of streams.keys()) end(sink)
      stop()
    },
  }
}
