import { useEffect, useState } from 'react'

/** A value once it has stood still for some milliseconds. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return still
}
