import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('an event is added by keyboard alone, shown in every view, and removed', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/calendar')
  const dialog = page.getByRole('dialog')
  const add = page.getByRole('button', { name: 'Novo evento' })
  await expect.element(add).toBeVisible()
  await expectAccessible()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog.getByText('Escreva o nome do evento.')).toBeVisible()
  await userEvent.keyboard('Ensaio do coral')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard(' ')
  await expect.element(dialog.getByRole('textbox', { name: 'Último dia' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  const chorus = page.getByText('Ensaio do coral')
  for (const view of ['Semana', 'Dia', 'Lista', 'Mês']) {
    await userEvent.click(page.getByRole('radio', { name: view, exact: true }))
    await expect.element(chorus.first()).toBeVisible()
    await expectAccessible()
  }
  await userEvent.click(chorus.first())
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir evento' }))
  await expect.element(page.getByText('Evento excluído')).toBeVisible()
  await expect.element(chorus).not.toBeInTheDocument()
})
