import { type FormEvent, useRef } from 'react'

/** Fields whose text is no loss: what is searched for, and what is typed anew each time. */
const PASSING = ['search', 'password', 'range', 'checkbox', 'radio', 'file', 'hidden']

export interface TypedText {
  /** Called at each input in the window. */
  note: (event: FormEvent<HTMLElement>) => void
  /** Whether something that a person typed, or drew, is in the window. */
  isThere: (popup: HTMLElement | null) => boolean
}

/** Notes which fields of a window are typed into. What a field begins with does not count. */
export function useTypedText(): TypedText {
  const fields = useRef(new Set<Element>())
  return {
    note({ target }) {
      if (target instanceof HTMLElement && !isPassing(target)) fields.current.add(target)
    },
    isThere: (popup) =>
      popup?.querySelector('[data-drawn]') != null ||
      [...fields.current].some((field) => popup?.contains(field) && hasText(field)),
  }
}

function isPassing(field: HTMLElement): boolean {
  if (field.role === 'searchbox') return true
  if (!(field instanceof HTMLInputElement)) return false
  return PASSING.includes(field.type) || field.autocomplete === 'one-time-code'
}

function hasText(field: Element): boolean {
  const hasValue = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const text = hasValue ? field.value : (field.textContent ?? '')
  // The text of a field of chips moves into its chips, which stand beside it.
  const chips = field.closest('[data-chips]')
  return text.trim() !== '' || (chips?.childElementCount ?? 0) > 1
}
