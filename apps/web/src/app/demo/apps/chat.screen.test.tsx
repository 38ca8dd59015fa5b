import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a message appears below the earlier ones, an empty one is not sent, and nobody answers', async () => {
  const { page } = await openDemoApp('/apps/chat')
  await userEvent.click(page.getByRole('button', { name: /Inês Carcará/ }))
  const messages = page
    .getByRole('group', { name: 'Mensagens com Inês Carcará' })
    .getByRole('listitem')
  await expect.element(messages.first()).toBeVisible()
  const before = messages.elements().length
  const field = page.getByLabelText('Mensagem para Inês Carcará')
  await userEvent.fill(field, '   ')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(field, 'Eu levo.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => messages.elements().at(-1)?.textContent).toContain('Eu levo.')
  expect(messages.elements().length).toBe(before + 1)
})

test('the panel opens again at its last chat', async () => {
  const { page } = await openDemoApp('/apps/todo/all')
  const open = page.getByRole('button', { name: 'Conversas' })
  await userEvent.click(open)
  await userEvent.click(page.getByRole('button', { name: /Inês Carcará/ }))
  const messages = page.getByRole('group', { name: 'Mensagens com Inês Carcará' })
  await expect.element(messages).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(messages).not.toBeInTheDocument()
  await userEvent.click(open)
  await expect.element(messages).toBeVisible()
})
