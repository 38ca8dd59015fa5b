import * as z from 'zod/mini'

/** One event as it was received. */
export type StreamedEvent = { id: string; event: string; data: Record<string, unknown> }

export type EventStream = {
  status: number
  contentType: string | null
  /** The events so far. */
  events: StreamedEvent[]
  /**
   * The first event that fits, of those received and those to come; rejects when the stream ends
   * first.
   */
  next(fits: (event: StreamedEvent) => boolean): Promise<StreamedEvent>
  /** Resolves when the server has ended the stream, or cut it off. */
  ended: Promise<void>
  close(): void
}

export const isOpen = ({ event }: StreamedEvent): boolean => event === 'open'

/** Matches the events that carry a test's mark, which tells them from other events. */
export const marked =
  (mark: string) =>
  ({ data }: StreamedEvent): boolean =>
    data['mark'] === mark

export function marksOf({ events }: Pick<EventStream, 'events'>): unknown[] {
  return events.flatMap(({ data }) => ('mark' in data ? [data['mark']] : []))
}

/** Reads a stream of server-sent events as the browser's client does. */
export async function openEventStream(
  url: string,
  headers: Record<string, string>,
): Promise<EventStream> {
  const aborting = new AbortController()
  const response = await fetch(url, { headers, signal: aborting.signal })
  const events: StreamedEvent[] = []
  const waiting = new Set<() => void>()
  let over = false

  const wakeAll = () => {
    for (const wake of waiting) wake()
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        events.push(...blocks.flatMap(parseBlock))
        wakeAll()
      }
    } catch {
      // A stream that was cut off has ended, too.
    }
    over = true
    wakeAll()
  }

  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    events,
    async next(fits) {
      for (;;) {
        const found = events.find(fits)
        if (found) return found
        if (over) throw new Error('the stream ended')
        const { promise, resolve } = Promise.withResolvers<void>()
        waiting.add(resolve)
        await promise
        waiting.delete(resolve)
      }
    },
    ended: read(),
    close: () => aborting.abort(),
  }
}

function parseBlock(block: string): StreamedEvent[] {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  const data = fields.get('data')
  if (data === undefined) return []
  return [
    {
      id: fields.get('id') ?? '',
      event: fields.get('event') ?? 'message',
      data: z.record(z.string(), z.unknown()).parse(JSON.parse(data)),
    },
  ]
}
