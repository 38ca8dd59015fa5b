import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('courses are filtered by category and words together', async () => {
  const { page } = await openDemoApp('/apps/academy/courses')
  await expect.element(page.getByText('14 cursos', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: 'Categoria' }))
  await userEvent.click(page.getByRole('option', { name: 'Nuvem' }))
  await expect.element(page.getByText('3 cursos', { exact: true })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'medir')
  await expect.element(page.getByText('1 curso', { exact: true })).toBeVisible()
})

test('a course limits its duration', async () => {
  const { page } = await openDemoApp('/apps/academy/courses')
  await userEvent.click(page.getByRole('button', { name: 'Novo curso' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Duração em minutos'), '601')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar curso' }))
  await expect.element(dialog.getByText('Escreva os minutos, de 1 a 600.')).toBeVisible()
})
