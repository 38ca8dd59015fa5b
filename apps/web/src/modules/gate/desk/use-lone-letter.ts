import { useEffect, useRef } from 'react'
import { KEY_RESTS } from './single-key.ts'

export type LoneLetter = {
  /** Does it unless something follows; `text` is what the box holds with the letter. */
  begin: (text: string, act: () => void) => void
  /** Called with what the box holds: anything else than with the letter alone calls it off. */
  note: (text: string) => void
  /** Called at every other key. */
  end: () => void
}

/** A letter in the box that chooses one of several units, once nothing has followed it. */
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
