import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a note closed while empty is not kept', async () => {
  const { page } = await openDemoApp('/apps/notes')
  const notes = page.getByRole('button', { name: /^Abrir: / })
  await expect.element(notes.first()).toBeVisible()
  const before = notes.elements().length
  await userEvent.click(page.getByRole('button', { name: 'Nova anotação' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(notes.elements().length).toBe(before)
})

test('text typed into a note is saved without a button', async () => {
  const { page } = await openDemoApp('/apps/notes')
  await userEvent.click(page.getByRole('button', { name: 'Nova anotação' }))
  await userEvent.fill(page.getByRole('dialog').getByLabelText('Título'), 'Trocar a lâmpada')
  await userEvent.keyboard('{Escape}')
  await expect
    .element(page.getByRole('button', { name: 'Abrir: Trocar a lâmpada' }))
    .toBeInTheDocument()
})
