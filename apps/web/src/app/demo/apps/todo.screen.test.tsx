import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a finished to-do stays in its list and appears among the finished ones', async () => {
  const { page } = await openDemoApp('/apps/todo/all')
  const done = page.getByRole('button', { name: 'Concluir: Pagar a conta de gás' })
  await userEvent.click(done)
  await expect.element(done).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByRole('link', { name: 'Concluídas' }))
  await expect
    .element(page.getByRole('button', { name: 'Pagar a conta de gás', exact: true }))
    .toBeVisible()
})

test('a folder that does not exist has a message and a link', async () => {
  const { page } = await openDemoApp('/apps/todo/folder/nothing')
  await expect.element(page.getByText('Esta lista não existe')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Todas as tarefas' }).first())
    .toHaveAttribute('href', '/apps/todo/all')
})

test('every sample page is marked as a sample', async () => {
  const { page } = await openDemoApp('/apps/todo/all')
  await expect.element(page.getByText(/Página de demonstração/)).toBeVisible()
})
