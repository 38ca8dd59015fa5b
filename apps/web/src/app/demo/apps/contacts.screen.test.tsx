import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a contact without a name is refused at its field, and typed text is kept', async () => {
  const { page } = await openDemoApp('/apps/contacts/all')
  await userEvent.click(page.getByRole('button', { name: 'Novo contato' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Sobrenome'), 'Abreu')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar contato' }))
  await expect.element(dialog.getByText('Escreva o nome.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Sobrenome')).toHaveValue('Abreu')
})

test('all fifty are found by name, with or without accents', async () => {
  const { page } = await openDemoApp('/apps/contacts/all')
  await expect.element(page.getByText('50 contatos', { exact: true })).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'ines')
  await expect.element(page.getByText('1 contato', { exact: true })).toBeVisible()
})
