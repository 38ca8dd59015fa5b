/** Milliseconds for the server to answer a check of the connection. */
const ANSWER_MS = 2_000

/** Milliseconds between two checks while the server cannot be reached. */
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
 * Checks the connection after a call without an answer. The server is asked once more, since a
 * single call may fail for another reason. If that fails too, it is asked again until it answers.
 * Resolves after the first check.
 */
export function checkConnection(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Follows the browser's online and offline events. Called once, at the start. */
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
    // Any answer of the server proves the connection, even an error.
    const request = { cache: 'no-store' as const, signal: AbortSignal.timeout(ANSWER_MS) }
    if (isOfGateway(await fetch('/healthz', request))) throw new Error('no server')
    settle(false)
  } catch {
    settle(true)
    timer = setTimeout(() => void checkConnection(), AGAIN_MS)
  }
}

/** Whether an answer comes from a gateway that cannot reach the server. */
export function isOfGateway({ status, headers }: Response): boolean {
  return [502, 503, 504].includes(status) && !/json/.test(headers.get('Content-Type') ?? '')
}

function settle(next: boolean): void {
  if (lost === next) return
  lost = next
  for (const listener of listeners) listener()
}
