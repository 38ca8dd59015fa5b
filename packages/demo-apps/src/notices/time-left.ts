import { useEffect, useState } from 'react'

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** The first day of the next month. */
export function openingAfter(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1)
}

/** The time left until the opening, in days, hours, minutes and seconds. */
export function timeLeft(now: Date): TimeLeft {
  const seconds = Math.max(0, Math.floor((openingAfter(now).getTime() - now.getTime()) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** The time left until the opening, updated each second. */
export function useTimeLeft(): TimeLeft {
  const [left, setLeft] = useState(() => timeLeft(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft(new Date())), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
