import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { onLiveEvent } from '../live-events/live-events.ts'

/** When people are told, in milliseconds. */
type Patience = {
  /** How long all servers must have another release: they notice each other within seconds. */
  settled: number
  /** What is added at random at most, so that not all load the app at the same moment. */
  spread: number
  /** How long nobody must have typed. */
  quiet: number
}

const listeners = new Set<() => void>()
let isOther = false
let timer: ReturnType<typeof setTimeout> | undefined
let typedAt = -Infinity

/** Whether all servers have another release than this page. */
export const hasOtherRelease = (): boolean => isOther

/** Calls back when that changes; returns a function that ends it. */
export function onReleaseChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows what the live stream tells of the servers' release, and when somebody types. */
export function followRelease(
  { settled, spread, quiet }: Patience = { settled: 30_000, spread: 60_000, quiet: 5_000 },
): () => void {
  const tellInQuiet = () => {
    const quietIn = typedAt + quiet - Date.now()
    if (quietIn > 0) timer = setTimeout(tellInQuiet, quietIn)
    else settle(true)
  }
  const typed = () => {
    typedAt = Date.now()
  }
  document.addEventListener('input', typed, { capture: true })
  const end = onLiveEvent('release', ({ version }) => {
    clearTimeout(timer)
    if (typeof version !== 'string' || version === PRODUCT_VERSION) settle(false)
    else if (!isOther) timer = setTimeout(tellInQuiet, settled + Math.random() * spread)
  })
  return () => {
    document.removeEventListener('input', typed, { capture: true })
    clearTimeout(timer)
    end()
    settle(false)
  }
}

function settle(next: boolean): void {
  if (isOther === next) return
  isOther = next
  for (const listener of listeners) listener()
}
