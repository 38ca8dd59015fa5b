/** A short message that closes by itself. */
export interface ToastOptions {
  title: string
  text?: string
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** One action, for example undo. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds on screen; 0 keeps it until it is closed. */
  duration?: number
  /** A key of the change that it tells of; undoing the change elsewhere closes it. */
  of?: string
}

export interface ShownToast extends ToastOptions {
  id: number
}

/** Most toasts at once, and milliseconds on screen (interface §15). */
export const toastLimit = 5
export const toastDuration = 6000

let toasts: readonly ShownToast[] = []
let nextId = 1
/** The windows that keep toasts off the screen. */
let holds = 0
const none: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function publish(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast and returns its id. A sixth toast closes the oldest one; an equal toast is
 * replaced.
 */
export function showToast(options: ToastOptions): number {
  const id = nextId
  nextId += 1
  const others = toasts.filter((toast) => !saysSame(toast, options))
  publish([...others, { ...options, id }].slice(-toastLimit))
  return id
}

/**
 * Whether two toasts have the same text and neither has an action, which would belong to only one
 * of them.
 */
const saysSame = (one: ToastOptions, other: ToastOptions): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.tone === other.tone &&
  one.action === undefined &&
  other.action === undefined

/** Closes a toast, if it is still open. */
export function closeToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id))
}

/** Closes the toasts that told of a change, because it was undone. */
export function closeToastsOf(change: string): void {
  const others = toasts.filter(({ of }) => of !== change)
  if (others.length < toasts.length) publish(others)
}

/**
 * Keeps toasts off the screen, for a window that must not be covered; their time begins when they
 * are shown. Returns a function that ends it.
 */
export function holdToasts(): () => void {
  let isHeld = true
  holds += 1
  publish(toasts)
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    publish(toasts)
  }
}

/** The open toasts, oldest first; the same array until something changes. */
export function currentToasts(): readonly ShownToast[] {
  return toasts
}

/** The toasts on screen: none while they are held. */
export function toastsOnScreen(): readonly ShownToast[] {
  return holds > 0 ? none : toasts
}

/** Calls back after every change; returns a function that ends it. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
