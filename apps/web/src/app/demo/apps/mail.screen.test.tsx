import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a mail without recipients is refused, and its text is kept', async () => {
  const { page } = await openDemoApp('/apps/mail/inbox')
  await userEvent.click(page.getByRole('button', { name: 'Escrever' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('Assunto'), 'Elevador')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar e-mail' }))
  await expect.element(dialog.getByText('Escreva para quem é.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Assunto')).toHaveValue('Elevador')
})

test('a folder that does not exist has a message', async () => {
  const { page } = await openDemoApp('/apps/mail/nothing')
  await expect.element(page.getByText('Esta pasta não existe')).toBeVisible()
})
