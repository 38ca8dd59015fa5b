import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>'

test('a note is written, checked off, given a reminder and a label, archived and deleted', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/notes')
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('button', { name: /^Abrir: / }).first()).toBeVisible()
  await expectAccessible()

  await userEvent.click(page.getByRole('button', { name: 'Editar etiquetas' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Incluir etiqueta' }))
  await userEvent.fill(dialog.getByLabelText('Etiqueta 7'), 'Trabalho')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar etiquetas' }))
  await expect
    .element(dialog.getByText('Já existe uma etiqueta com esse nome.').first())
    .toBeVisible()
  await userEvent.fill(dialog.getByLabelText('Etiqueta 7'), 'Obra')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar etiquetas' }))
  await userEvent.click(page.getByRole('link', { name: 'Obra', exact: true }))
  await expect.element(page.getByText('Nada aqui')).toBeVisible()

  await userEvent.click(page.getByRole('button', { name: 'Nova anotação' }))
  await userEvent.fill(dialog.getByLabelText('Título'), 'Pintura do hall')
  for (const item of ['Lixar', 'Pintar']) {
    await userEvent.fill(dialog.getByLabelText('Novo item'), item)
    await userEvent.keyboard('{Enter}')
  }
  const reminder = dialog.getByRole('textbox', { name: 'Lembrete' })
  await userEvent.fill(reminder, '31/02/2027 10:00')
  await expect.element(dialog.getByText('Escreva dia e hora como 31/12/2026 18:00.')).toBeVisible()
  await userEvent.fill(reminder, '20/12/2026 09:30')
  const input = dialog.element().querySelector('input[type=file]')
  if (!input) throw new Error('a note takes pictures')
  await userEvent.upload(input, new File([picture], 'hall.svg', { type: 'image/svg+xml' }))
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar', exact: true }).last())

  const card = page.getByRole('listitem').filter({ hasText: 'Pintura do hall' })
  await expect.element(card).toMatchTextContent(/20\/12\/2026 09:30/)
  await expect.poll(() => card.element().querySelector('img')).not.toBeNull()
  await userEvent.click(card.getByRole('checkbox', { name: 'Lixar' }))
  await expect.element(card.getByRole('checkbox', { name: 'Lixar' })).toBeChecked()
  // Typed text is saved without a button.
  await userEvent.click(card.getByRole('button', { name: 'Abrir: Pintura do hall' }))
  await userEvent.fill(dialog.getByLabelText('Texto'), 'Cor de areia')
  await expect
    .poll(() => [...document.querySelectorAll('li')].map((each) => each.textContent).join())
    .toContain('Cor de areia')
  await userEvent.click(dialog.getByRole('button', { name: 'Arquivar' }))
  await expect.element(card).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('link', { name: 'Arquivadas' }))
  await userEvent.click(card.getByRole('button', { name: /^Abrir/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar anotação' }))
  const asked = page.getByRole('alertdialog')
  await userEvent.click(asked.getByRole('button', { name: 'Apagar anotação' }))
  await expect.element(card).not.toBeInTheDocument()
})
