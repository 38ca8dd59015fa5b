import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { currentSession } from '../../../platform/session/session.store.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { ConfirmIdentityPage } from '../identities/ConfirmIdentityPage.tsx'
import { LoginPage } from '../sign-in/LoginPage.tsx'

const login = 'POST /login/realtime'
const rita = { email: 'rita@exemplo.example', password: 'jabuticaba' }
const signedIn = {
  data: {
    access: { original: { access_token: 'a token', token_type: 'bearer', expires_in: 900 } },
    me: {
      original: {
        id: 'u1',
        name: 'Rita Prado',
        email: rita.email,
        type_flag: 'sindico',
        tenant_id: 't1',
        images: [],
        settings: {},
        shortcuts: [],
        origin: 'realtime',
      },
    },
  },
}
const refusal = (status: number, code: string, field?: string) => () =>
  Response.json(
    {
      status,
      code: field === undefined ? code : 'validation',
      ...(field !== undefined && { errors: [{ field, code, message: '' }] }),
    },
    { status },
  )
const offering = { 'realtime-provider': 'Firebase', 'provider-preferences': 'on' }

async function open(answers: Answers) {
  pageOffering(offering)
  const onSignedIn = vi.fn<() => void>()
  const screen = await renderScreen(<LoginPage onSignedIn={() => onSignedIn()} />, {
    role: null,
    at: '/login',
    answers,
  })
  await screen.page.getByRole('button', { name: 'Entrar com Firebase' }).click()
  return { ...screen, onSignedIn }
}

/** Types the e-mail and password and submits them. */
async function type({ page }: Awaited<ReturnType<typeof open>>, password = rita.password) {
  await userEvent.fill(page.getByLabelText(/^E-mail/), rita.email)
  await userEvent.fill(page.getByLabelText(/^Senha de Firebase/), password)
  await userEvent.keyboard('{Enter}')
}

test('the service’s e-mail and password sign in; the console reports a database that was not initialised', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const screen = await open({
    [login]: () => Response.json(signedIn),
    'POST /me/provider-preferences': () => Response.json({ data: { outcome: 'not_initialised' } }),
  })
  await expect.element(screen.page.getByLabelText(/^E-mail/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.page.getByText(screens.realtimeProvider.emailInvalid)).toBeVisible()
  await expect
    .element(screen.page.getByText(screens.realtimeProvider.passwordRequired))
    .toBeVisible()
  expect(screen.server.sent(login)).toEqual([])
  await type(screen)
  await expect.element(screen.page.getByText(screens.realtimeProvider.loggingIn)).toBeVisible()
  await expect.poll(() => screen.onSignedIn.mock.calls).toHaveLength(1)
  expect(screen.server.sent(login).map(({ body }) => body)).toEqual([rita])
  expect(currentSession().user?.origin).toBe('realtime')
  expect(warned.mock.calls.join()).toContain(
    "Firebase Service didn't initialize, check your configuration",
  )
  warned.mockRestore()
})

test.each([
  ['password', 'wrong-password', 'O e-mail ou a senha não confere.'],
  ['displayName', 'user-not-found', 'Ninguém tem uma conta com este e-mail lá.'],
  ['email', 'invalid-email', 'Digite um e-mail válido, como nome@exemplo.com.br.'],
])('a refusal of %s stays at its field: %s', async (field, code, text) => {
  const screen = await open({ [login]: refusal(422, code, field) })
  await type(screen)
  await expect.element(screen.page.getByText(text)).toBeVisible()
  await expect
    .element(screen.page.getByText(screens.realtimeProvider.loggingIn))
    .not.toBeInTheDocument()
  // The next typed text replaces the password.
  await userEvent.keyboard('outra{Enter}')
  await expect
    .poll(() => screen.server.sent(login).at(-1)?.body)
    .toEqual({ ...rita, password: 'outra' })
})

test.each([
  ['a key that is not valid', refusal(502, 'invalid-api-key'), /chave/i],
  ['a service that is away', refusal(503, 'unavailable'), /Firebase não respondeu/],
  ['too many tries', refusal(429, 'throttled'), /tentativas/i],
  [
    'a company that requires the other provider',
    refusal(403, 'provider_required'),
    /pede a entrada/,
  ],
])('%s is said in the page', async (_what, answer, text) => {
  const screen = await open({ [login]: answer })
  await type(screen)
  await expect.element(screen.page.getByText(text).first()).toBeVisible()
  await expect.element(screen.page.getByLabelText(/^E-mail/)).toHaveValue(rita.email)
})

test('an existing account with the same e-mail is proved next, and Back leads to the sign-in page', async () => {
  const demand = { ticket: 'a ticket', passkey: null }
  const screen = await open({
    [login]: () => Response.json({ next: 'account', email: rita.email, demand }),
  })
  await screen.page.getByRole('button', { name: screens.realtimeProvider.login.back }).click()
  await expect
    .element(screen.page.getByRole('textbox', { name: screens.realtimeProvider.email }))
    .toHaveFocus()
  await screen.page.getByRole('button', { name: 'Entrar com Firebase' }).click()
  await type(screen)
  await expect
    .element(screen.page.getByRole('heading', { name: screens.identities.account.title }))
    .toBeVisible()
})

test('the letter’s page sends its token with them', async () => {
  pageOffering({ ...offering, 'hosted-provider': 'Conta Exemplo' })
  history.replaceState(null, '', '?at=realtime#a-token')
  const screen = await renderScreen(
    <ConfirmIdentityPage onSignedIn={() => undefined} onLogin={() => undefined} />,
    {
      role: null,
      at: '/pages/auth/confirm-identity',
      answers: { [login]: () => Response.json({ next: 'guest' }) },
    },
  )
  await expect
    .element(screen.page.getByRole('heading', { name: 'Confirme que é você' }))
    .toBeVisible()
  await type({ ...screen, onSignedIn: vi.fn<() => void>() })
  await expect
    .element(screen.page.getByRole('heading', { name: 'Cadastro confirmado' }))
    .toBeVisible()
  expect(screen.server.sent(login)[0]?.body).toEqual({ ...rita, letter: 'a-token' })
})
