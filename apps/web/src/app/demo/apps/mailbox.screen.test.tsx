import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a mail is read, labelled, moved and moved back; another is written, saved as a draft and sent', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/mail/inbox')
  const dialog = page.getByRole('dialog')
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Entrada', exact: true }))
    .toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('link', { name: /^Propostas do elevador/ }))
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Propostas do elevador' }))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ver casa-de-maquinas.jpg' }))
  await expect.element(dialog.getByRole('img', { name: 'casa-de-maquinas.jpg' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Etiquetas', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Nota' }))
  await userEvent.click(page.getByRole('link', { name: 'Nota', exact: true }))
  const offer = page.getByRole('link', { name: /^Propostas do elevador/ })
  await expect.element(offer).toBeVisible()

  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Propostas do elevador' }))
  await userEvent.click(page.getByRole('button', { name: 'Mover para a lixeira' }))
  await expect.element(page.getByText('Movido para Lixeira')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Desfazer' }))
  await userEvent.click(page.getByRole('link', { name: /^Entrada/ }))
  await expect.element(offer).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Escrever' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar e-mail' }))
  await expect.element(dialog.getByText('Escreva para quem é.')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText(/^Para/), 'alba@exemplo.example')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(dialog.getByLabelText('Assunto'), 'Elevador')
  await userEvent.click(dialog.getByRole('textbox', { name: 'Mensagem' }))
  await userEvent.keyboard('Vamos com a segunda.')
  await expectAccessible()
  // Closing loses nothing.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Rascunho guardado')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /^Rascunhos/ }))
  await userEvent.click(page.getByRole('button', { name: 'Elevador', exact: true }))
  await expect
    .element(dialog.getByRole('textbox', { name: 'Mensagem' }))
    .toMatchTextContent(/segunda/)
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar e-mail' }))
  await expect.element(page.getByText('E-mail enviado')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /^Enviados/ }))
  await userEvent.click(page.getByRole('link', { name: 'Elevador', exact: true }))
  await expect.element(page.getByText('Vamos com a segunda.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mover para a lixeira' }))
  await userEvent.click(page.getByRole('link', { name: /^Lixeira/ }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar tudo' }))
  await userEvent.click(page.getByRole('button', { name: 'Apagar de vez' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Apagar de vez' }))
  await expect.element(page.getByText('Nenhum e-mail aqui')).toBeVisible()
})
