import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** The message by which a process asks the first one for the figures of all, and its answer. */
const FIGURES = 'portaria: figures of all processes'

type Message = { type: typeof FIGURES; text?: string }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === FIGURES

/** Milliseconds that a process waits for the figures of the others. */
const WAIT_MS = 5_000

/**
 * Returns the figures of this server: of all processes that serve its port, or of this one where
 * there are no others.
 */
export function figuresOf(metrics: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => metrics.metrics()
  AggregatorRegistry.setRegistries([metrics])
  // Its constructor begins to answer the first process.
  void new AggregatorRegistry()
  return async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const timer = setTimeout(() => reject(new Error('the figures did not come')), WAIT_MS)
    const listen = (message: unknown) => {
      if (isMessage(message) && message.text !== undefined) resolve(message.text)
    }
    process.on('message', listen)
    process.send?.({ type: FIGURES })
    return promise.finally(() => {
      clearTimeout(timer)
      process.off('message', listen)
    })
  }
}

/** Answers the processes that ask for the figures of all. */
export function answerFigures(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isMessage(message)) return
    const answer = async () => {
      const text = await all.clusterMetrics()
      if (worker.isConnected()) worker.send({ type: FIGURES, text })
    }
    // Without an answer the process that asked gives up.
    answer().catch(() => undefined)
  })
}
