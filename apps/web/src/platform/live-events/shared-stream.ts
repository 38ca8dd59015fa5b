import type { StreamBlock } from './event-parser.ts'
import { holdConnection } from './live-connection.ts'
import { inOneTab } from './one-tab.ts'

/**
 * Follows the stream of one person in one tenant. One tab holds the connection and tells the others;
 * whichever takes over knows where the last one was. Returns what ends it.
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

  channel?.addEventListener('message', (event: MessageEvent<StreamBlock>) => take(event.data))
  void inOneTab(name, stopping.signal, (signal) =>
    holdConnection({
      signal,
      lastId: () => lastId,
      onBlock(block) {
        take(block)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
        channel?.postMessage(block)
      },
    }),
  )
  return () => {
    stopping.abort()
    channel?.close()
  }
}
