import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds after which a typed letter begins a new search. */
const typingPause = 700

const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(
    (item) => !item.matches(':disabled') && item.checkVisibility(),
  )

/** Moves the focus in a menu by pointer, arrows, Home, End and typed letters (WAI-ARIA). */
export function useMenuKeys(close: () => void) {
  const typed = useRef({ text: '', at: 0 })

  const findTyped = (items: readonly HTMLElement[], index: number, letter: string) => {
    const now = performance.now()
    const { text, at } = typed.current
    const word = (now - at < typingPause ? text : '') + letter.toLowerCase()
    typed.current = { text: word, at: now }
    // Repeating a letter moves to the next item that begins with it.
    const repeated = word === letter.toLowerCase().repeat(word.length)
    const sought = repeated ? word.slice(0, 1) : word
    const from = repeated ? index + 1 : Math.max(index, 0)
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      item.textContent.trim().toLowerCase().startsWith(sought),
    )
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The focus returns to the button before the browser moves it on.
    if (event.key === 'Tab') close()
    const items = itemsOf(event.currentTarget)
    const index = items.findIndex((item) => item === event.target)
    const moves: Record<string, () => HTMLElement | undefined> = {
      ArrowDown: () => items[index + 1] ?? items[0],
      ArrowUp: () => items.at(Math.max(index, 0) - 1),
      Home: () => items[0],
      End: () => items.at(-1),
    }
    const isLetter = event.key.length === 1 && event.key !== ' '
    const held = event.ctrlKey || event.metaKey || event.altKey
    const move = moves[event.key]
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    } else if (move) {
      event.preventDefault()
      move()?.focus()
    } else if (isLetter && !held) {
      findTyped(items, index, event.key)?.focus()
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const item = event.target.closest<HTMLElement>('[role^=menuitem]')
    if (item && item !== document.activeElement) item.focus({ preventScroll: true })
  }

  return {
    onKeyDown,
    onPointerMove,
    first: (menu: HTMLElement) => itemsOf(menu)[0],
    last: (menu: HTMLElement) => itemsOf(menu).at(-1),
  }
}
