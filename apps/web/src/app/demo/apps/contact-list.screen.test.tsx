import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('contacts are added, corrected, starred one by one and together, and removed, on a phone', {
  timeout: 300_000,
}, async () => {
  await browser.viewport(390, 844)
  onTestFinished(() => browser.viewport(1280, 800))
  const { page } = await openDemoApp('/apps/contacts/all')
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByText('50 contatos', { exact: true })).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Novo contato' }))
  await userEvent.fill(dialog.getByLabelText(/^E-mail/), 'iara@')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar contato' }))
  await expect.element(dialog.getByText('Escreva o nome.')).toBeVisible()
  await expect.element(dialog.getByText('Este e-mail não parece completo. Confira.')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Nome', exact: true }), 'Iara')
  await userEvent.fill(dialog.getByLabelText('Sobrenome'), 'Abreu')
  await userEvent.fill(dialog.getByLabelText(/^E-mail/), 'iara.abreu@exemplo.example')
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar contato' }))

  await userEvent.fill(page.getByRole('searchbox', { name: 'Busque um contato' }), 'iara abreu')
  await expect.element(page.getByText('1 contato', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Estrela: Iara Abreu' }))
  await userEvent.click(page.getByRole('button', { name: 'Seções' }))
  await userEvent.click(dialog.getByRole('link', { name: /Com estrela/ }))
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Com estrela', exact: true }))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  const iara = page.getByRole('button', { name: 'Iara Abreu', exact: true })
  await expect.element(iara).toBeVisible()

  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar tudo' }))
  await userEvent.click(page.getByRole('button', { name: 'Tirar estrela' }))
  await expect.element(page.getByText('Ninguém aqui')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Seções' }))
  await userEvent.click(dialog.getByRole('link', { name: /^Todos/ }))
  await userEvent.fill(page.getByRole('searchbox', { name: 'Busque um contato' }), 'iara abreu')
  await userEvent.click(iara)
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar contato' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Apagar contato' }))
  await expect.element(iara).not.toBeInTheDocument()
})

test('a group that does not exist has a message', { timeout: 300_000 }, async () => {
  const { page } = await openDemoApp('/apps/contacts/groups/99')
  await expect.element(page.getByText('Esta lista não existe')).toBeVisible()
  await expectAccessible()
})
