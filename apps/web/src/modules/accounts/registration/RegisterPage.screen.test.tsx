import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { RegisterPage } from './RegisterPage.tsx'

const register = 'POST /register'
const weak = { field: 'password', code: 'weak-password', message: '' }
const refusal = { status: 422, code: 'validation', errors: [weak] }

async function send(password: string) {
  pageOffering({ registration: 'on' })
  const screen = await renderScreen(<RegisterPage />, {
    role: null,
    at: '/register',
    answers: { [register]: () => Response.json(refusal, { status: 422 }) },
  })
  const tab = screen.page.getByRole('tabpanel')
  await userEvent.fill(tab.getByLabelText(/^Nome/), 'Nova Lima')
  await userEvent.fill(tab.getByLabelText(/^E-mail/), 'nova@exemplo.example')
  await userEvent.fill(tab.getByLabelText(/^Senha/).first(), password)
  await userEvent.fill(tab.getByLabelText(/^Confirme/), password)
  await userEvent.keyboard('{Enter}')
  return { ...screen, tab, sent: () => screen.server.sent(register) }
}

test('fewer than eight characters are refused by the form and not sent', async () => {
  const { tab, sent } = await send('jabutic')
  await expect.element(tab.getByText(/são no mínimo 8 caracteres/)).toBeVisible()
  expect(sent()).toEqual([])
})

test('eight to eleven characters are refused by the server, at the field with the words of the hint', async () => {
  const { tab, sent } = await send('jabuticaba')
  await expect.element(tab.getByText(/^Doze caracteres ou mais/)).toBeVisible()
  await expect.element(tab.getByText(/senha com 12 caracteres ou mais/)).toBeVisible()
  await expect.element(tab.getByLabelText(/^Senha/).first()).toHaveAttribute('aria-invalid', 'true')
  expect(sent()).toHaveLength(1)
})
