import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { openDemoApp } from '../../../testing/open-demo-app.tsx'

test('a chat is read and answered, and the person’s own profile is edited', {
  timeout: 300_000,
}, async () => {
  const { page } = await openDemoApp('/apps/chat')
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('button', { name: /Inês Carcará/ })).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: /Inês Carcará/ }))
  const messages = page.getByRole('group', { name: 'Mensagens com Inês Carcará' })
  await expect.element(messages.getByText('Quem leva o projetor?')).toBeVisible()
  await expect.element(page.getByText('3 não lidas')).not.toBeInTheDocument()
  await userEvent.fill(page.getByLabelText('Mensagem para Inês Carcará'), 'Eu levo.')
  await userEvent.keyboard('{Enter}')
  await expect.element(messages.getByText('Eu levo.')).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: /Meu perfil$/ }))
  await userEvent.fill(dialog.getByLabelText('Frase'), 'No mercado.')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar perfil' }))
  await expect.element(page.getByText(/No mercado\./).first()).toBeVisible()
})

test('earlier messages can be reached by keyboard on a phone', { timeout: 300_000 }, async () => {
  await browser.viewport(390, 500)
  onTestFinished(() => browser.viewport(1280, 800))
  const { page } = await openDemoApp('/apps/chat')
  await userEvent.click(page.getByRole('button', { name: /Inês Carcará/ }))
  const messages = page.getByRole('group', { name: 'Mensagens com Inês Carcará' })
  const top = () => messages.query()?.scrollTop
  await expect.poll(top).toBeGreaterThan(0)
  await expectAccessible()
  for (const focused = () => document.activeElement; focused() !== messages.element(); )
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Home}')
  await expect.poll(top).toBe(0)
})
