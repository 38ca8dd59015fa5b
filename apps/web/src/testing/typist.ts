import { vi } from 'vitest'

/**
 * A person who types, on a clock that the test moves: one character every few milliseconds, into
 * whatever has the focus. Real key events would take as long as a person.
 */
export type Typist = {
  /** Types a text, in which `⏎` is Enter and `…` waits for the page to show its reaction. */
  type: (text: string, everyMs: number) => Promise<void>
  press: (key: string) => Promise<void>
  /** Lets time pass. */
  rest: (milliseconds: number) => Promise<void>
  /** Lets time pass until a condition is met, or clearly never will be. */
  until: (done: () => boolean) => Promise<void>
}

/** Milliseconds that the person waits for the page. */
const PAUSE = 1_000

/**
 * Milliseconds by which the clock advances in one step, and by which timers may therefore be late.
 */
const STEP = 300

/** Steps after which even a busy page has shown its reaction. */
const TURNS = 100

/** Stops the page's clock, which then moves only when this person types or waits. */
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

/** Lets the page finish pending work that the fake clock does not control. */
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

/**
 * Presses a key like the browser: dispatches the event, and performs its default action unless it
 * was prevented.
 */
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
