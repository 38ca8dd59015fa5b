import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { asksHidden } from '@portaria/contract/define-register/look-ups'
import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for some milliseconds. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [still, setStill] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return still
}

/**
 * Milliseconds without typing before a document is looked up: look-ups of incomplete ones would
 * count against the limit.
 */
const DOCUMENT_RESTS = 900

/** Milliseconds without typing before a search: `usual`, or more if look-ups are limited. */
export function searchDelay(
  register: AnyRegister,
  role: Role | null,
  typed: string,
  usual: number,
): number {
  return role !== null && asksHidden(register, role, typed) ? DOCUMENT_RESTS : usual
}
