import type { Socket } from 'node:net'
import type { DriverClock } from './driver-clock.ts'

/** The address at which a device or its gateway answers. */
export type Endpoint = { readonly host: string; readonly port: number }

/** Connects to an endpoint with an approved address; rejects if it cannot, or must not. */
export type Dial = (endpoint: Endpoint, signal: AbortSignal) => Promise<Socket>

/** Connects within some milliseconds, and before `signal`; rejects otherwise. */
export async function dialWithin(
  ms: number,
  endpoint: Endpoint,
  { dial, clock }: { dial: Dial; clock: DriverClock },
  signal?: AbortSignal,
): Promise<Socket> {
  const late = new AbortController()
  const cancel = clock.after(ms, () => late.abort())
  const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal
  try {
    return await abortable(dial(endpoint, either), either)
  } finally {
    cancel()
  }
}

/** Returns the socket, unless the signal comes first; a later socket is closed. */
function abortable(dialled: Promise<Socket>, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error('no connection in time'))
      dialled.then((late) => late.destroy()).catch(() => undefined)
    }
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
    dialled.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
