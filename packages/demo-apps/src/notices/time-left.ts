import { useEffect, useState } from 'react'

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

/** The first of the next month: always some days ahead, whenever the page is looked at. */
export function openingAfter(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth() + 1, 1)
}

/** What is left until the opening, part by part. */
export function timeLeft(now: Date): TimeLeft {
  const seconds = Math.max(0, Math.floor((openingAfter(now).getTime() - now.getTime()) / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** The same, anew each second. */
export function useTimeLeft(): TimeLeft {
  const [left, setLeft] = useState(() => timeLeft(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setLeft(timeLeft(new Date())), 1000)
    return () => clearInterval(timer)
  }, [])
  return left
}
