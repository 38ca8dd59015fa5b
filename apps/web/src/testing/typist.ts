import { vi } from 'vitest'

/**
 * Somebody who types, on a clock that the test moves: a character each so many milliseconds, wherever the
 * focus is by then. The browser's own keys would take as long as the person does.
 */
export type Typist = {
  /** Types a text, in which `⏎` is Enter and `…` a wait for what is shown then. */
  type: (text: string, everyMs: number) => Promise<void>
  press: (key: string) => Promise<void>
  /** Lets time pass. */
  rest: (milliseconds: number) => Promise<void>
  /** Lets time pass until something is shown, or it is plain that it never will be. */
  until: (done: () => boolean) => Promise<void>
}

/** Milliseconds in which somebody waits for what they see. */
const PAUSE = 1_000

/** Milliseconds that pass at once: what they lead to begins at most so much late. */
const STEP = 300

/** Steps in which a page that is busy has shown anything. */
const TURNS = 100

/** Stops the clock of the page, which is moved by this person alone. */
export function startTypist(): Typist {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const rest = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= STEP) {
      await settle()
      vi.advanceTimersByTime(Math.min(left, STEP))
    }
    await settle()
  }
  const until = async (done: () => boolean) => {
    for (let turn = 0; turn < TURNS && !done(); turn += 1) await rest(STEP)
  }
  return {
    rest,
    until,
    async type(text, everyMs) {
      for (const character of text) {
        if (character !== '…') pressKey(character === '⏎' ? 'Enter' : character)
        await rest(character === '…' ? PAUSE : everyMs)
        if (character === '…') await until(() => !document.querySelector('[aria-busy="true"]'))
      }
    },
    async press(key) {
      pressKey(key)
      await settle()
    },
  }
}

/** Lets the page do what waits already: its own messages are not of the moved clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await message()
}

const { port1, port2 } = new MessageChannel()
port1.start()

const message = () =>
  new Promise<void>((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true })
    port2.postMessage(null)
  })

/** Presses a key as the browser does: the event, and what it does by itself where nobody took it. */
function pressKey(key: string): void {
  const target = document.activeElement ?? document.body
  const isTaken = !target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  if (isTaken) return
  const field = document.activeElement
  if (key.length === 1) document.execCommand('insertText', false, key)
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
  else if (key === 'Enter' && field instanceof HTMLElement) field.click()
}
