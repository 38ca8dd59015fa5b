import { useEffect, useRef } from 'react'
import { KEY_RESTS } from './single-key.ts'

export type LoneLetter = {
  /**
   * Acts after a pause unless another key follows; `text` is the content of the box with the
   * letter.
   */
  begin: (text: string, act: () => void) => void
  /**
   * Called with the content of the box. The action is cancelled unless that is still the text with
   * the single letter.
   */
  note: (text: string) => void
  /** Called for every other key; cancels the action. */
  end: () => void
}

/** A single letter typed in the box, which chooses one of several units if no other key follows. */
export function useLoneLetter(): LoneLetter {
  const waits = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  const end = () => {
    clearTimeout(waits.current?.timer)
    waits.current = null
  }
  useEffect(() => () => clearTimeout(waits.current?.timer), [])
  return {
    begin(text, act) {
      end()
      const timer = setTimeout(() => {
        waits.current = null
        act()
      }, KEY_RESTS)
      waits.current = { text, timer }
    },
    note(text) {
      if (waits.current?.text !== text) end()
    },
    end,
  }
}
