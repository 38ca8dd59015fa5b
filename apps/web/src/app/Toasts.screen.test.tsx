import { Dialog } from '@portaria/ui/overlays/Dialog'
import { holdToasts, showToast } from '@portaria/ui/toast'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'

const shown = (content: ReactNode) => renderScreen(content, { role: 'sindico', at: '/' })

const boxOf = (element: Element) => element.getBoundingClientRect()

/** The controls that a toast lies over. */
function covered(toasts: Element): string[] {
  const over = boxOf(toasts)
  return [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((control) => !toasts.contains(control))
    .filter((control) => {
      const { left, right, top, bottom } = boxOf(control)
      const across = left < over.right && right > over.left
      return across && top < over.bottom && bottom > over.top
    })
    .map((control) => control.textContent || control.tagName)
}

test('a toast is never under a pointer that is pressed', async () => {
  const { page } = await shown(
    <div className="flex flex-col items-center">
      <button type="button">Salvar</button>
    </div>,
  )
  showToast({ title: 'Salvo' })
  const toast = page.getByText('Salvo')
  await expect.element(toast).toBeVisible()
  const button = page.getByRole('button', { name: 'Salvar' }).element() as HTMLElement
  const tell = (kind: string) => button.dispatchEvent(new PointerEvent(kind, { bubbles: true }))
  const before = boxOf(toast.element()).top
  tell('pointerdown')
  button.style.marginTop = '20rem'
  await new Promise((passed) => setTimeout(passed, 400))
  expect(boxOf(toast.element()).top).toBe(before)
  tell('pointerup')
  await expect.poll(() => boxOf(toast.element()).top).not.toBe(before)
})

/** Resolves when a second frame is drawn: what the first changed is then seen. */
const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

test('a toast leaves a control that comes under it before the next frame', async () => {
  const { page } = await shown(<div data-testid="page" />)
  showToast({ title: 'Salvo' })
  const toast = page.getByText('Salvo')
  await expect.element(toast).toBeVisible()
  const { top, bottom } = boxOf(toast.element())
  const button = document.createElement('button')
  button.style.cssText = `position: absolute; inset-inline: 0; top: ${top}px; height: ${bottom - top}px`
  page.getByTestId('page').element().append(button)
  await twoFrames()
  expect(covered(page.getByRole('region', { name: 'Avisos' }).element())).toEqual([])
  button.remove()
  await twoFrames()
  expect(boxOf(toast.element()).top).toBe(top)
})

test('a page that stands still is not looked at again', async () => {
  const { page } = await shown(<button type="button">Salvar</button>)
  showToast({ title: 'Salvo' })
  await expect.element(page.getByText('Salvo')).toBeVisible()
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  await twoFrames()
  const look = vi.spyOn(document, 'elementsFromPoint')
  await new Promise((passed) => setTimeout(passed, 600))
  expect(look).not.toHaveBeenCalled()
})

const line = (top: number) => (
  <button key={top} type="button" style={{ position: 'absolute', insetInline: 0, top, height: 20 }}>
    {top}
  </button>
)

test.each([
  ['nothing', []],
  ['a toolbar', [0, 20, 40]],
  ['tools at the top', [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300]],
  ['tools at both ends', [0, 20, 40, 60, 80, window.innerHeight - 60, window.innerHeight - 20]],
] as const)('five toasts beside %s lie over no control', async (_, tops) => {
  const { page } = await shown(<div>{tops.map(line)}</div>)
  for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) showToast({ title })
  const region = page.getByRole('region', { name: 'Avisos' })
  await expect.poll(() => region.element().querySelectorAll('p').length).toBe(5)
  await expect.poll(() => covered(region.element())).toEqual([])
})

test('toasts are at the lower edge while a window is open', async () => {
  const { page } = await shown(
    <Dialog open title="Janela" onOpenChange={() => undefined}>
      <p>Texto</p>
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  showToast({ title: 'Salvo' })
  const toast = page.getByText('Salvo')
  await expect.element(toast).toBeVisible()
  await expect.poll(() => boxOf(toast.element()).top > window.innerHeight / 2).toBe(true)
})

test('held toasts appear when the window that holds them is closed', async () => {
  const { page } = await shown(<p>Página</p>)
  const letGo = holdToasts()
  showToast({ title: 'Salvo' })
  await new Promise((passed) => setTimeout(passed, 100))
  await expect.element(page.getByText('Salvo')).not.toBeInTheDocument()
  letGo()
  await expect.element(page.getByText('Salvo')).toBeVisible()
})
