import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { Booking } from './booking.ts'

const STEPS = 4

/** Choices that name people: they stay out of the address, which browsers remember. */
type Typed = Pick<Booking, 'title' | 'guests' | 'unit'>

const nothingTyped: Typed = { title: '', guests: null, unit: null }

/**
 * The reservation being made. Its step, area and time are in the address, so that the browser's
 * back button goes back one step, and a reload keeps the chosen time.
 */
export function useBooking() {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const [typed, setTyped] = useState(nothingTyped)
  const asked = new URLSearchParams(search)
  const booking: Booking = {
    area: asked.get('area'),
    day: asked.get('day'),
    from: asked.get('from'),
    to: asked.get('to'),
    waits: asked.get('waits') === 'true',
    ...typed,
  }
  const step = stepOf(asked.get('step'), booking)

  const go = (chosen: Partial<Booking>, next: number, replace = false) => {
    const { area, day, from, to, waits, ...words } = { ...booking, ...chosen }
    const { title, guests, unit } = words
    setTyped({ title, guests, unit })
    const found = Object.entries({ area, day, from, to, waits: waits ? 'true' : null })
    const params = new URLSearchParams(
      [...found, ['step', String(next)] as const].flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as [string, string]],
      ),
    )
    const href = `${router.latestLocation.pathname}?${params.toString()}`
    void router.navigate({ href, replace, resetScroll: !replace })
  }
  return {
    booking,
    step,
    steps: STEPS,
    /** Stores a choice and continues with the next step. */
    choose: (chosen: Partial<Booking>) => go(chosen, step + 1),
    /** Stores a choice without leaving the step. */
    keep: (chosen: Partial<Booking>) => go(chosen, step, true),
    back: () => window.history.back(),
  }
}

/**
 * The step in the address, limited to what the choices so far allow: 0 area, 1 time, 2 guests, 3
 * summary.
 */
function stepOf(asked: string | null, { area, from, to, title }: Booking): number {
  const furthest =
    area === null ? 0 : from === null || to === null ? 1 : title === '' ? 2 : STEPS - 1
  return asked !== null && /^\d$/.test(asked) ? Math.min(Number(asked), furthest) : furthest
}
