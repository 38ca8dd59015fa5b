import { showToast } from '@portaria/ui/toast'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

test('a toast moves to where it covers nothing, and never under a pointer that is pressed', async () => {
  const { page } = await renderScreen(
    <div className="flex flex-col items-center">
      <label>
        Nome <input />
      </label>
      <button type="button">Salvar</button>
    </div>,
    { role: 'sindico', at: '/' },
  )
  showToast({ title: 'Salvo' })
  const toast = page.getByText('Salvo')
  await expect.element(toast).toBeVisible()
  const isAtTop = () => toast.element().getBoundingClientRect().top < window.innerHeight / 2
  const button = page.getByRole('button', { name: 'Salvar' }).element() as HTMLElement
  const tell = (kind: string) => button.dispatchEvent(new PointerEvent(kind, { bubbles: true }))

  page.getByLabelText('Nome').element().focus()
  await expect.poll(isAtTop).toBe(false)
  tell('pointerdown')
  button.focus()
  await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))
  expect(isAtTop()).toBe(false)
  tell('pointerup')
  await expect.poll(isAtTop).toBe(true)
})
