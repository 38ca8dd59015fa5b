import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('to-dos are added, marked, labelled, moved, removed, restored and deleted', {
  timeout: 300_000,
}, async () => {
  const { page, path } = await openDemoApp('/apps/todo/all')
  const headed = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const dialog = page.getByRole('dialog')
  await expect.element(headed('Todas as tarefas')).toBeVisible()
  await expectAccessible()

  await userEvent.click(page.getByRole('button', { name: 'Nova tarefa' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar tarefa' }))
  await expect.element(dialog.getByText('Escreva o nome da tarefa.')).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Nome/ }), 'Regar o ipê')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Início' }), '20/12/2026')
  const due = dialog.getByRole('textbox', { name: 'Prazo', exact: true })
  await userEvent.fill(due, '19/12/2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar tarefa' }))
  await expect.element(dialog.getByText('O prazo vem depois do início.')).toBeVisible()
  await userEvent.fill(due, '21/12/2026')
  await expectAccessible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  // Before all others.
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'até' }).first())
    .toMatchTextContent(/Regar o ipê/)

  await userEvent.click(page.getByRole('button', { name: 'Prioridade: Regar o ipê' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Regar o ipê' }))
  await userEvent.click(page.getByRole('button', { name: 'Etiquetas', exact: true }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Celular' }))
  await userEvent.click(page.getByRole('button', { name: 'Mover para' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Casa' }))

  for (const place of ['Prioridade', 'Celular', 'Casa']) {
    await userEvent.click(page.getByRole('link', { name: place, exact: true }))
    await expect.element(headed(place)).toBeVisible()
    await expect.element(page.getByText('Regar o ipê', { exact: true })).toBeVisible()
  }
  const water = page.getByRole('button', { name: 'Regar o ipê', exact: true })
  await userEvent.click(water)
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir tarefa' }))
  await expect.element(page.getByText('Tarefa excluída')).toBeVisible()
  await expect.element(water).not.toBeInTheDocument()

  await userEvent.click(page.getByRole('link', { name: 'Excluídas' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Selecionar Regar o ipê' }))
  await userEvent.click(page.getByRole('button', { name: 'Apagar de vez' }))
  const asked = page.getByRole('alertdialog')
  await expect.element(asked).toBeVisible()
  await expectAccessible()
  await userEvent.click(asked.getByRole('button', { name: 'Apagar de vez' }))
  await expect.element(page.getByText('Regar o ipê', { exact: true })).not.toBeInTheDocument()
  expect(path()).toBe('/apps/todo/filter/deleted')
})
