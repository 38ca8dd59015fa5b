import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { asksHidden } from '@portaria/contract/define-register/look-ups'
import type { Role } from '@portaria/contract/roles'
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

/** Milliseconds that a document rests before it is looked up: half of one would count as another. */
const DOCUMENT_RESTS = 900

/** How long a search waits for more: `usual`, or longer where look-ups are counted. */
export function searchDelay(
  register: AnyRegister,
  role: Role | null,
  typed: string,
  usual: number,
): number {
  return role !== null && asksHidden(register, role, typed) ? DOCUMENT_RESTS : usual
}
