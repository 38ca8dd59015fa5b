import type { NumberedEvent } from '../outbox/live-event-log.ts'
import { eventFrame, heartbeatFrame, openFrame, resetFrame } from './frames.ts'
import { isFor, type Watcher } from './watcher.ts'

/** The HTTP answer that a stream is written to. */
export type Sink = {
  write(frame: string): void
  /** Whether the client is gone. */
  closed(): boolean
  /** Returns the number of bytes that the client has not read yet. */
  waiting(): number
  /** Resolves once the client has read everything, or is gone. */
  drained(): Promise<void>
  /** Ends the answer properly; the client reconnects. */
  end(): void
  /** Closes the connection at once. */
  drop(): void
}

/**
 * Limit of bytes that wait for a client, which reads later events from the log once it has caught
 * up.
 */
const WAITING_MAX = 256 * 1024

/**
 * Milliseconds after which a client that reads nothing is disconnected; it reconnects and gets the
 * rest.
 */
const STUCK_MS = 5_000

/** One open stream. Events reach it in order, each at most once. */
export type LiveStream = {
  readonly watcher: Watcher
  /** Begins at a number, or with a reset if missed events are no longer stored. */
  begin(how: 'open' | 'reset', number: number): Promise<void>
  /** Begins behind, by reading everything after a number first. */
  resume(number: number): Promise<void>
  /** `frame` is shared by all streams of the process. */
  deliver(event: NumberedEvent, frame: string): void
  /** `number` is the last one delivered in this process. */
  heartbeat(number: number): void
  end(): void
}

/** The log as one client sees it. */
export type ReadersLog = {
  /** Events of the watcher's tenant after a number, in batches; an empty list ends them. */
  readMore(after: number): Promise<NumberedEvent[]>
  /** The id that the client sees for a number. */
  idOf(number: number): string
}

/**
 * Makes a stream to a sink. `onError` is called if the log could not be read; the stream is
 * dropped.
 */
export function liveStream(
  watcher: Watcher,
  sink: Sink,
  { readMore, idOf }: ReadersLog,
  onError: (error: unknown) => void,
): LiveStream {
  /** The last number that was sent to the client or was not meant for it. */
  let sent = 0
  /** The last number delivered while the client was behind. */
  let newest = 0
  /**
   * Whether the client is behind: delivered events are then not written but read from the log
   * later.
   */
  let behind = true

  async function catchUp(): Promise<void> {
    try {
      while (!sink.closed()) {
        const events = await readMore(sent)
        for (const event of events) {
          if (sink.waiting() > WAITING_MAX) await readerTakes()
          sent = event.number
          if (isFor(event, watcher)) sink.write(eventFrame(idOf(event.number), event))
        }
        // Numbers are read in order: once everything delivered is read, nothing in between is
        // missing.
        if (events.length === 0 && sent >= newest) break
      }
      behind = false
    } catch (error) {
      onError(error)
      sink.drop()
    }
  }

  async function readerTakes(): Promise<void> {
    const timer = setTimeout(() => sink.drop(), STUCK_MS)
    await sink.drained()
    clearTimeout(timer)
  }

  async function fallBehind(): Promise<void> {
    behind = true
    await readerTakes()
    await catchUp()
  }

  return {
    watcher,
    async begin(how, number) {
      sent = number
      sink.write(how === 'open' ? openFrame(idOf(number)) : resetFrame(idOf(number)))
      await catchUp()
    },
    async resume(number) {
      sent = number
      await catchUp()
    },
    deliver(event, frame) {
      newest = event.number
      if (behind || event.number <= sent) return
      sent = event.number
      if (!isFor(event, watcher)) return
      sink.write(frame)
      if (sink.waiting() > WAITING_MAX) void fallBehind()
    },
    heartbeat(number) {
      if (behind) return
      // A client that has not read the last heartbeat may be gone without closing.
      if (sink.waiting() > 0) void fallBehind()
      else {
        sent = Math.max(sent, number)
        sink.write(heartbeatFrame(idOf(sent)))
      }
    },
    end: () => sink.end(),
  }
}
