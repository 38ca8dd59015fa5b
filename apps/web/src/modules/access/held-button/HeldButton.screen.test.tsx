import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { HeldButton } from './HeldButton.tsx'

const words = screens.heldButton

async function open(holdMs: number) {
  const onHeld = vi.fn<() => void>()
  const { page } = await renderScreen(
    <HeldButton holdMs={holdMs} onHeld={onHeld}>
      Abrir
    </HeldButton>,
    { role: 'sindico', at: '/apps/condominiums/access/emergency/' },
  )
  const button = page.getByRole('button', { name: 'Abrir' })
  await expect.element(button).toBeVisible()
  return { page, button, onHeld }
}

const press = (element: Element, type: string) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))

test('acts once it was held, by pointer', async () => {
  const { button, onHeld } = await open(50)
  press(button.element(), 'pointerdown')
  await expect.poll(() => onHeld.mock.calls.length).toBe(1)
  press(button.element(), 'pointerup')
  expect(onHeld).toHaveBeenCalledTimes(1)
  await expectAccessible()
})

test('does nothing when it was pressed for too short, and tells how it is used', async () => {
  const { page, button, onHeld } = await open(2_000)
  await button.click()
  await expect.element(page.getByText(words.tooShort)).toBeVisible()
  press(button.element(), 'pointerdown')
  press(button.element(), 'pointerout')
  expect(onHeld).not.toHaveBeenCalled()
})

test.each(['Enter', ' '])('acts once it was held, by the key "%s"', async (key) => {
  const { button, onHeld } = await open(50)
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard(key === ' ' ? '{ >}' : '{Enter>}')
  await expect.poll(() => onHeld.mock.calls.length).toBe(1)
  await userEvent.keyboard(key === ' ' ? '{/ }' : '{/Enter}')
  expect(onHeld).toHaveBeenCalledTimes(1)
})
