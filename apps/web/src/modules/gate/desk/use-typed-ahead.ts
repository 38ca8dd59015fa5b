import { type RefObject, useRef } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'

/**
 * The text typed while the answer to an Enter has not arrived. `ended` has the texts that were
 * followed by another Enter, `rest` what was typed after the last of them.
 */
export type Ahead = { readonly ended: readonly string[]; readonly rest: string }

const nothing: Ahead = { ended: [], rest: '' }

export type TypedAhead = {
  /**
   * Called when Enter is pressed on the content of the box: text typed from now on replaces it.
   * Returns a key for `end`.
   */
  begin: () => symbol
  /** Whether an Enter is waiting for its answer. */
  waits: () => boolean
  /** Called with the content of the box at each change. */
  note: (text: string) => void
  /** Called for another Enter while one is waiting. It belongs to the text typed since then. */
  enter: () => void
  /**
   * Called when the answer of an Enter arrives; returns the text typed ahead, null if the wait was
   * cancelled.
   */
  end: (whose: symbol) => Ahead | null
  /** Cancels the wait. */
  drop: () => void
  /** Hands the text to the first field of the next dialog that opens. */
  giveToWindow: (ahead: Ahead) => void
}

/**
 * Collects the text typed between an Enter and the dialog that it opens, since a label scanner is
 * faster than the server. Meanwhile the box shows this text in place of the one that Enter was
 * pressed on.
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
        // Runs once the element has the focus.
        if (isTypedInto(target)) queueMicrotask(() => typeInto(target, ahead))
      }
      document.addEventListener('focusin', take, { signal: ends.signal })
    },
  }
}

/** Whether nothing was typed ahead. */
export const isNothing = ({ ended, rest }: Ahead): boolean => ended.length === 0 && rest === ''

const windows = '[role="dialog"], [role="alertdialog"]'

/** Whether an element accepts text: radio buttons have no caret position. */
const isTypedInto = (target: HTMLElement): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.selectionStart !== null

/** Types the text into the focused field, like a person. */
function typeInto(first: HTMLInputElement, { ended, rest }: Ahead): void {
  const field = () =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement : first
  for (const text of ended) {
    insert(text)
    pressEnter(field())
  }
  if (rest !== '') insert(rest)
}

// The only way of typing that the browser treats as an edit: it can be undone, and fields receive
// events.
const insert = (text: string) => document.execCommand('insertText', false, text)

function pressEnter(field: HTMLInputElement): void {
  const init = { key: 'Enter', bubbles: true, cancelable: true }
  if (field.dispatchEvent(new KeyboardEvent('keydown', init))) field.form?.requestSubmit()
}
