import { useEffect, useState } from 'react'
import { delay } from './delay.ts'

/** Whether some milliseconds have passed since the component was mounted. */
export function useAfter(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => delay(() => setOver(true), milliseconds), [milliseconds])
  return isOver
}
