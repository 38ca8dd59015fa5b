import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { ConfirmIdentityPage } from '../identities/ConfirmIdentityPage.tsx'
import { LoginPage } from './LoginPage.tsx'

const withProvider = () => pageOffering({ 'hosted-provider': 'Conta Exemplo' })

const begin = 'POST /login/hosted'
const begun = { [begin]: () => Response.json({ data: { address: '#at-the-provider' } }) }
const refused = (status: number, code: string) => () => Response.json({ status, code }, { status })

const open = (answers: Parameters<typeof renderScreen>[1]['answers'] = {}) =>
  renderScreen(<LoginPage onSignedIn={() => undefined} target="/apps/gate/" />, {
    role: null,
    at: '/login',
    answers,
  })

test('without a provider there is no other button', async () => {
  const { page } = await open()
  await expect
    .element(page.getByRole('textbox', { name: screens.signIn.login.email }))
    .toBeVisible()
  await expect.element(page.getByText(/Conta Exemplo/)).not.toBeInTheDocument()
})

test('the button leads to the provider, and the requested page is remembered', async () => {
  withProvider()
  const { page, server } = await open(begun)
  await page.getByRole('button', { name: 'Entrar com Conta Exemplo' }).click()
  await expect.poll(() => location.hash).toBe('#at-the-provider')
  expect(server.sent(begin)[0]?.body).toEqual({ page: 'login' })
  expect(JSON.parse(sessionStorage.getItem('provider_return') ?? '')).toEqual({
    target: '/apps/gate/',
    inSession: false,
  })
})

test('if the provider is unavailable the form stays, with instructions', async () => {
  withProvider()
  const { page } = await open({ [begin]: refused(503, 'unavailable') })
  await page.getByRole('button', { name: 'Entrar com Conta Exemplo' }).click()
  await expect.element(page.getByText(/Conta Exemplo não respondeu/)).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: screens.signIn.login.email }))
    .toBeVisible()
})

test('a company that requires the provider has a note beside its button', async () => {
  withProvider()
  const { page } = await open({ 'POST /login': refused(403, 'provider_required') })
  await userEvent.fill(
    page.getByRole('textbox', { name: screens.signIn.login.email }),
    'marta@example.com',
  )
  await userEvent.fill(page.getByLabelText(/^Senha/), 'certa-2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/pede a entrada com Conta Exemplo/)).toBeVisible()
})

test('the letter’s page sends its token and removes it from the address', async () => {
  withProvider()
  history.replaceState(null, '', '#a-token')
  const { page, server } = await renderScreen(
    <ConfirmIdentityPage onSignedIn={() => undefined} onLogin={() => undefined} />,
    {
      role: null,
      at: '/pages/auth/confirm-identity',
      answers: begun,
    },
  )
  await page.getByRole('button', { name: 'Continuar com Conta Exemplo' }).click()
  await expect.poll(() => server.sent(begin)[0]?.body).toEqual({ page: 'login', letter: 'a-token' })
})
