import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { RegisterPage } from '../registration/RegisterPage.tsx'

const register = 'POST /register/realtime'

/** Opens the tab and fills it in. */
async function open(answers: Parameters<typeof renderScreen>[1]['answers'] = {}) {
  pageOffering({ 'realtime-provider': 'Firebase' })
  const screen = await renderScreen(<RegisterPage />, { role: null, at: '/register', answers })
  await screen.page.getByRole('tab', { name: 'Firebase' }).click()
  const tab = screen.page.getByRole('tabpanel')
  await userEvent.fill(tab.getByLabelText(/^Nome/), 'Nova Lima')
  await userEvent.fill(tab.getByLabelText(/^E-mail/), 'nova@exemplo.example')
  await userEvent.fill(tab.getByLabelText(/^Senha/).first(), 'jabuticaba')
  await userEvent.fill(tab.getByLabelText(/^Confirme/), 'jabuticaba')
  await userEvent.keyboard('{Enter}')
  return { ...screen, tab }
}

test('an account is created at the service, and a letter follows', async () => {
  const next = { next: 'letter', email: 'nova@exemplo.example' }
  const { page, server } = await open({ [register]: () => Response.json(next) })
  await expect
    .element(page.getByRole('heading', { name: screens.registration.done.title }))
    .toBeVisible()
  await expect.element(page.getByText(/mesma conta de Firebase/)).toBeVisible()
  expect(server.sent(register).map(({ body }) => body)).toEqual([
    { displayName: 'Nova Lima', email: 'nova@exemplo.example', password: 'jabuticaba' },
  ])
})

test.each([
  ['displayName', 'operation-not-allowed', /^Nome/],
  ['email', 'email-already-in-use', /^E-mail/],
  ['password', 'weak-password', /^Senha/],
])('a refusal is told at its field: %s', async (field, code, label) => {
  const errors = [{ field, code, message: '' }]
  const { tab } = await open({
    [register]: () => Response.json({ status: 422, code: 'validation', errors }, { status: 422 }),
  })
  await expect.element(tab.getByLabelText(label).first()).toHaveAttribute('aria-invalid', 'true')
})

test('an invalid key shows a message', async () => {
  const { tab } = await open({
    [register]: () => Response.json({ status: 502, code: 'invalid-api-key' }, { status: 502 }),
  })
  await expect.element(tab.getByText(/chave/i).first()).toBeVisible()
})

test('the repeated password is compared only after it is typed', async () => {
  pageOffering({ 'realtime-provider': 'Firebase' })
  const { page } = await renderScreen(<RegisterPage />, { role: null, at: '/register' })
  const tab = page.getByRole('tabpanel')
  const differ = tab.getByText(screens.registration.passwordsDiffer)
  await userEvent.fill(tab.getByLabelText(/^Senha/).first(), 'jabuticaba-no-telhado')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(tab.getByLabelText(/^Confirme/)).toHaveFocus()
  await expect.element(differ).not.toBeInTheDocument()
  await userEvent.keyboard('jabuticaba-no-telhado')
  await userEvent.tab()
  await expect.element(differ).not.toBeInTheDocument()
  await userEvent.fill(tab.getByLabelText(/^Senha/).first(), 'outra-frase-do-telhado')
  await expect.element(differ).toBeVisible()
})
