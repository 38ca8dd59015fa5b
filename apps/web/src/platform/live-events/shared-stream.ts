import type { StreamBlock } from './event-parser.ts'
import { holdConnection } from './live-connection.ts'
import { inOneTab } from './one-tab.ts'

/** The message by which a new tab asks the others for the last id, in case it takes over. */
const WHERE = 'where'

/**
 * Follows the stream of one person in one tenant. One tab holds the connection and passes events to
 * the others. Every tab knows the last id, so that it can take over. Returns a function that ends
 * it.
 */
export function followStream(key: string, onBlock: (block: StreamBlock) => void): () => void {
  const name = `portaria-live ${key}`
  const stopping = new AbortController()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let lastId: string | null = null

  function take(block: StreamBlock): void {
    if (block.id !== null) lastId = block.id
    if (block.event !== null) onBlock(block)
  }

  function post(message: StreamBlock | typeof WHERE): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    channel?.postMessage(message)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<StreamBlock | typeof WHERE>) => {
    if (data !== WHERE) take(data)
    else if (lastId !== null) post({ id: lastId, event: null, data: '' })
  })
  post(WHERE)
  void inOneTab(name, stopping.signal, (signal) =>
    holdConnection({
      signal,
      lastId: () => lastId,
      onBlock(block) {
        take(block)
        post(block)
      },
    }),
  )
  return () => {
    stopping.abort()
    channel?.close()
  }
}
