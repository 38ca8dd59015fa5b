import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { useLiveStream } from '../platform/live-events/live-events.ts'
import type { Answers } from './fake-server.ts'

/** Follows the live stream around a screen, as the app does around all pages. */
export function Live({ children }: { children: ReactNode }) {
  useLiveStream()
  return children
}

/** Makes the answer of the live stream, and a function that sends an event by it. */
export function liveStream(): {
  answers: Answers
  push: (topic: string, payload?: object) => void
} {
  let to: ReadableStreamDefaultController<Uint8Array> | undefined
  const waiting: Uint8Array[] = []
  let nth = 0
  // One tab at a time holds the stream: that of the next test waits for its end.
  onTestFinished(() => to?.close())
  return {
    answers: {
      'GET /stream': () =>
        new Response(
          new ReadableStream<Uint8Array>({
            start(controller) {
              to = controller
              for (const block of waiting.splice(0)) controller.enqueue(block)
            },
          }),
          { headers: { 'Content-Type': 'text/event-stream' } },
        ),
    },
    push(topic, payload = {}) {
      nth += 1
      const text = `id: ${nth}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`
      const block = new TextEncoder().encode(text)
      if (to) to.enqueue(block)
      else waiting.push(block)
    },
  }
}
