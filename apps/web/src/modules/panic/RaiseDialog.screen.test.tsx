import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RaiseDialog } from './RaiseDialog.tsx'

async function open(own: PanicDetail | null = null) {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const alert = alertOf({ state: 'active', acknowledged_by: null, own: true })
  const known = own ?? alert
  const { page, server } = await renderScreen(<RaiseDialog open onOpenChange={onOpenChange} />, {
    role: 'condomino',
    at: '/apps/dashboards/project',
    answers: {
      'POST /notifications/panic': () => Response.json({ data: alert }, { status: 201 }),
      'GET /notifications/panic': () => Response.json({ data: own ? [own] : [] }),
      [`GET /notifications/panic/${known.id}`]: () => Response.json({ data: known }),
      [`POST /notifications/panic/${known.id}/cancel`]: () => Response.json({ data: known }),
      [`POST /notifications/panic/${known.id}/word`]: () => Response.json({ data: known }),
    },
  })
  return { page, server, known, onOpenChange }
}

test('one key raises the alarm, whatever else is chosen, and the press can be withdrawn', async () => {
  const { page, server, known } = await open()
  await expect
    .element(page.getByRole('button', { name: screens.panic.raise.confirm, exact: true }))
    .toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: /^Cancelar \(3\)/ }))
  await expect.element(page.getByText(screens.panic.sender.cancelled)).toBeVisible()
  await expect
    .poll(() => server.sent(`POST /notifications/panic/${known.id}/cancel`).length)
    .toBe(1)
})

test('a motive is one tap, and violence offers its telephone number', async () => {
  const { page, server } = await open()
  await expect
    .element(page.getByRole('link', { name: screens.panic.calls[180] }))
    .not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: screens.panic.said.motives.violence }))
  await expect
    .element(page.getByRole('link', { name: screens.panic.calls[180] }))
    .toHaveAttribute('href', 'tel:180')
  await userEvent.click(
    page.getByRole('button', { name: screens.panic.raise.confirm, exact: true }),
  )
  await expect.poll(() => server.sent('POST /notifications/panic').length).toBe(1)
  expect(server.sent('POST /notifications/panic')[0]?.body).toMatchObject({ motive: 'violence' })
})

test('a silent press closes the dialog without a message', async () => {
  const { page, server, onOpenChange } = await open()
  await userEvent.click(page.getByRole('switch', { name: screens.panic.raise.silent }))
  await userEvent.click(
    page.getByRole('button', { name: screens.panic.raise.confirm, exact: true }),
  )
  expect(onOpenChange).toHaveBeenCalledWith(false)
  await expect.poll(() => server.sent('POST /notifications/panic').length).toBe(1)
  expect(server.sent('POST /notifications/panic')[0]?.body).toMatchObject({ silent: true })
  await expect.element(page.getByText(screens.panic.progress.sending)).not.toBeInTheDocument()
})

test('after a person has come, the sender reports how they are', async () => {
  const own = alertOf({ own: true, state: 'acknowledged', pressed_at: new Date().toISOString() })
  const { page, server } = await open(own)
  await userEvent.click(page.getByRole('button', { name: screens.panic.sender.over }))
  await userEvent.click(page.getByRole('button', { name: screens.panic.sender.still }))
  await expect.poll(() => server.sent(`POST /notifications/panic/${own.id}/word`).length).toBe(2)
})

test('the button raises a real alarm during the person’s own exercise', async () => {
  const { page } = await open(alertOf({ source: 'drill', state: 'active', own: true }))
  await expect
    .element(page.getByRole('button', { name: screens.panic.raise.confirm, exact: true }))
    .toHaveFocus()
})
