import { OPENING_HOLD_MS } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { HeldButton } from './HeldButton.tsx'

const words = screens.heldButton

async function open() {
  const onHeld = vi.fn<() => void>()
  const { page } = await renderScreen(<HeldButton onHeld={onHeld}>Abrir</HeldButton>, {
    role: 'sindico',
    at: '/apps/condominiums/access/emergency/',
  })
  const button = page.getByRole('button', { name: 'Abrir' })
  await expect.element(button).toBeVisible()
  const element = button.element() as HTMLElement
  const touch = (kind: string, more: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        pointerType: 'touch',
        button: 0,
        isPrimary: true,
        ...more,
      }),
    )
  /** The part of the time that has passed, as text; null while nobody holds it. */
  const share = () => element.querySelector('[data-share]')?.getAttribute('data-share') ?? null
  return { page, element, onHeld, touch, share }
}

test('a finger that stays for two seconds acts once, and its lifting does nothing', async () => {
  const { onHeld, touch, share } = await open()
  const since = performance.now()
  touch('pointerdown')
  await expect.poll(share).not.toBeNull()
  await expect.poll(() => onHeld.mock.calls.length).toBe(1)
  expect(performance.now() - since).toBeGreaterThanOrEqual(OPENING_HOLD_MS)
  touch('pointerup')
  expect(onHeld).toHaveBeenCalledTimes(1)
  expect(share()).toBeNull()
  await expectAccessible()
})

test.each([
  ['is lifted', (touch: Touch) => touch('pointerup')],
  ['slides into a scroll', (touch: Touch) => touch('pointercancel')],
  ['goes with its window', () => window.dispatchEvent(new Event('blur'))],
])('a finger that %s too early has done nothing, and the screen says so', async (_, end) => {
  const { page, onHeld, touch, share } = await open()
  touch('pointerdown')
  await expect.poll(share).not.toBeNull()
  end(touch)
  await expect.element(page.getByText(words.early)).toBeVisible()
  expect(share()).toBeNull()
  expect(onHeld).not.toHaveBeenCalled()
})

type Touch = Awaited<ReturnType<typeof open>>['touch']

test('a second finger, and the other button of a mouse, hold nothing', async () => {
  const { touch, share } = await open()
  touch('pointerdown', { isPrimary: false })
  touch('pointerdown', { pointerType: 'mouse', button: 2 })
  await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))
  expect(share()).toBeNull()
})

test('a long press opens no menu of the phone', async () => {
  const { element } = await open()
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  element.dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
})

test('Space held acts once, however often the key repeats', async () => {
  const { element, onHeld } = await open()
  element.focus()
  await userEvent.keyboard('{ >}')
  await expect.poll(() => onHeld.mock.calls.length).toBe(1)
  const repeat = new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true })
  element.dispatchEvent(repeat)
  await userEvent.keyboard('{/ }')
  expect(onHeld).toHaveBeenCalledTimes(1)
})
