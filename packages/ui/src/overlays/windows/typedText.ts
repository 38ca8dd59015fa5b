import { type FormEvent, useRef } from 'react'

/** Types of fields whose text may be lost: searches, and values that are typed anew each time. */
const PASSING = ['search', 'password', 'range', 'checkbox', 'radio', 'file', 'hidden']

export interface TypedText {
  /** Called at each input in the dialog. */
  note: (event: FormEvent<HTMLElement>) => void
  /** Whether the dialog contains something that a person typed or drew. */
  isThere: (popup: HTMLElement | null) => boolean
}

/** Tracks which fields of a dialog are typed into; their initial values do not count. */
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
  // The text of a chips field moves into the chips beside it.
  const chips = field.closest('[data-chips]')
  return text.trim() !== '' || (chips?.childElementCount ?? 0) > 1
}
