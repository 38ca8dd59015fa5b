import { type RefObject, useRef } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'

/** What was typed after an Enter whose answer was still to come: texts that Enter ended, and the last one. */
export type Ahead = { readonly ended: readonly string[]; readonly rest: string }

const nothing: Ahead = { ended: [], rest: '' }

export type TypedAhead = {
  /** Enter was pressed on what the box holds: what is typed from now on replaces it. Answers whose it is. */
  begin: () => symbol
  /** Whether an Enter waits for its answer. */
  waits: () => boolean
  /** Called with what the box holds, as it is typed into. */
  note: (text: string) => void
  /** Enter, while another one waits: it goes where what was typed since goes. */
  enter: () => void
  /** The answer of an Enter is there: null where somebody has given it up. */
  end: (whose: symbol) => Ahead | null
  /** Nobody waits any longer. */
  drop: () => void
  /** Has the next window that opens take it in its first field. */
  giveToWindow: (ahead: Ahead) => void
}

/**
 * What is typed between an Enter and what it opens. The box holds it meanwhile, apart from what Enter was
 * pressed on: a reader of labels is faster than the server.
 */
export function useTypedAhead(box: RefObject<HTMLInputElement | null>): TypedAhead {
  const waiting = useRef<{ whose: symbol; ahead: Ahead } | null>(null)
  const giving = useRef<AbortController>(undefined)
  const select = () => {
    if (hasKeyboard()) box.current?.select()
  }
  return {
    begin() {
      const whose = Symbol('Enter')
      waiting.current = { whose, ahead: nothing }
      select()
      return whose
    },
    waits: () => waiting.current !== null,
    note(rest) {
      const now = waiting.current
      if (now) now.ahead = { ...now.ahead, rest }
    },
    enter() {
      const now = waiting.current
      if (!now || now.ahead.rest.trim() === '') return
      now.ahead = { ended: [...now.ahead.ended, now.ahead.rest], rest: '' }
      select()
    },
    end(whose) {
      const now = waiting.current
      if (now?.whose !== whose) return null
      waiting.current = null
      return now.ahead
    },
    drop() {
      waiting.current = null
      giving.current?.abort()
    },
    giveToWindow(ahead) {
      giving.current?.abort()
      if (isNothing(ahead)) return
      const ends = new AbortController()
      giving.current = ends
      const take = ({ target }: FocusEvent) => {
        if (!(target instanceof HTMLElement) || target.matches(windows)) return
        if (target.closest(windows) === null) return
        ends.abort()
        // Once the focus is there.
        if (isTypedInto(target)) queueMicrotask(() => typeInto(target, ahead))
      }
      document.addEventListener('focusin', take, { signal: ends.signal })
    },
  }
}

/** Whether nothing was typed ahead. */
export const isNothing = ({ ended, rest }: Ahead): boolean => ended.length === 0 && rest === ''

const windows = '[role="dialog"], [role="alertdialog"]'

/** Whether text is typed into it: a choice has no place for the caret. */
const isTypedInto = (target: HTMLElement): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.selectionStart !== null

/** Types it where the focus is, as somebody would. */
function typeInto(first: HTMLInputElement, { ended, rest }: Ahead): void {
  const field = () =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement : first
  for (const text of ended) {
    insert(text)
    pressEnter(field())
  }
  if (rest !== '') insert(rest)
}

// The one way to type that is also an edit to the browser: it can be undone, and fields hear of it.
const insert = (text: string) => document.execCommand('insertText', false, text)

function pressEnter(field: HTMLInputElement): void {
  const init = { key: 'Enter', bubbles: true, cancelable: true }
  if (field.dispatchEvent(new KeyboardEvent('keydown', init))) field.form?.requestSubmit()
}
