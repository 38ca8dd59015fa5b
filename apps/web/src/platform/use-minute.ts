import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Returns the time in milliseconds, updated at every full minute, for words like "há 5 minutos". */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (now % MINUTE))
    return () => clearTimeout(timer)
  }, [now])
  return now
}
