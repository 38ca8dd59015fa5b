/** Milliseconds that the server has to answer when it is asked whether it can be reached. */
const ANSWER_MS = 2_000

/** Milliseconds between two such questions while it cannot be reached. */
const AGAIN_MS = 3_000

const listeners = new Set<() => void>()
let lost = false
let asking: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server cannot be reached, as far as this tab knows. */
export const connectionLost = (): boolean => lost

/** Calls back when the connection is lost and when it is back; returns a function that ends it. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A call got no answer: asks the server once more, since a single one may fail for a reason of its
 * own, and until it answers. Ends with the first outcome.
 */
export function checkConnection(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Follows what the browser knows about the network. Called once, at the start. */
export function followConnection(): void {
  window.addEventListener('offline', () => {
    settle(true)
    void checkConnection()
  })
  window.addEventListener('online', () => void checkConnection())
}

async function ask(): Promise<void> {
  clearTimeout(timer)
  try {
    // Any answer of the server, an error too, comes over the network.
    const request = { cache: 'no-store' as const, signal: AbortSignal.timeout(ANSWER_MS) }
    if (isOfGateway(await fetch('/healthz', request))) throw new Error('no server')
    settle(false)
  } catch {
    settle(true)
    timer = setTimeout(() => void checkConnection(), AGAIN_MS)
  }
}

/** Whether an answer comes from something before the server, which has no server to ask. */
export function isOfGateway({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !/json/.test(headers.get('Content-Type') ?? '')
}

function settle(next: boolean): void {
  if (lost === next) return
  lost = next
  for (const listener of listeners) listener()
}
