import { clsx } from 'clsx'
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useUi } from '../provider/UiProvider.tsx'
import { onToastsChange, type ShownToast, toastsOnScreen } from './toast.ts'
import { useToastPlace } from './useToastPlace.ts'

type Cards = ComponentType<{ toasts: readonly ShownToast[] }>

/** Loads the code of toasts ahead of the first one, which may say that the connection is lost. */
export async function fetchToastCards(): Promise<Cards> {
  return (await import('./ToastCards.tsx')).ToastCards
}

/**
 * The region of toasts: at the top centre, or at the bottom beside a window, an alert or a bar that
 * saves, and over no control. Mount it once. It exists from the start, so that screen readers
 * announce additions.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, toastsOnScreen)
  const { texts } = useUi()
  const [Cards, setCards] = useState<Cards | null>(null)
  useEffect(() => {
    if (Cards !== null || toasts.length === 0) return undefined
    let waiting = true
    const show = async () => {
      const cards = await fetchToastCards()
      if (waiting) setCards(() => cards)
    }
    // After a failure the next toast loads the cards again.
    void show().catch(() => undefined)
    return () => {
      waiting = false
    }
  }, [Cards, toasts])
  const area = useRef<HTMLElement>(null)
  const shown = Cards !== null && toasts.length > 0
  const edge = useToastPlace(area, shown)
  return createPortal(
    <section
      ref={area}
      aria-label={texts.notifications}
      aria-live="polite"
      aria-relevant="additions"
      className={clsx(
        'pointer-events-none fixed inset-x-0 z-60 mx-auto w-full max-w-100 translate-x-(--ui-toasts-shift,0px) px-3',
        edge === 'top' ? 'top-(--ui-toasts-inset)' : 'bottom-(--ui-toasts-inset)',
      )}
    >
      {shown && <Cards toasts={toasts} />}
    </section>,
    document.body,
  )
}
