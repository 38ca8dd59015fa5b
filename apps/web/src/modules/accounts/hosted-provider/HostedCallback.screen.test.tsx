import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rememberReturn } from '../../../platform/session/provider-return.ts'
import { storedKeys } from '../../../platform/session/session-storage.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { HostedCallback } from './HostedCallback.tsx'

const before = location.href
beforeEach(() => history.replaceState(null, '', '?code=a-code&state=a-state'))
afterEach(() => {
  history.replaceState(null, '', before)
  sessionStorage.clear()
})

const person = {
  id: 'u1',
  name: 'Rita Prado',
  email: 'rita@exemplo.example',
  type_flag: 'sindico',
  tenant_id: 't1',
  images: [],
  settings: {},
  shortcuts: [],
}
const tokens = {
  access_token: 'an access token',
  id_token: 'an id token',
  expires_at: '2036-01-01T00:00:00.000Z',
}
const signedIn = (provider: object) => ({
  data: {
    access: { original: { access_token: 'a token', token_type: 'bearer', expires_in: 900 } },
    me: { original: person },
  },
  provider,
})
const account = {
  next: 'account',
  email: person.email,
  demand: { ticket: 'a ticket', passkey: null },
}
const refusal = (status: number, code: string, field?: string) => () =>
  Response.json(
    {
      type: 'about:blank',
      title: code,
      status,
      code: field === undefined ? code : 'validation',
      ...(field !== undefined && { errors: [{ field, code, message: code }] }),
    },
    { status },
  )

async function open(answers: Answers) {
  const done = { signedIn: vi.fn<(target?: string) => void>(), login: vi.fn<() => void>() }
  const screen = (
    <HostedCallback
      provider="Conta Exemplo"
      onSignedIn={done.signedIn}
      onLogin={() => done.login()}
    />
  )
  return { ...(await renderScreen(screen, { role: null, at: '/callback', answers })), ...done }
}

const callback = 'POST /login/hosted/callback'
const answering = (body: object): Answers => ({ [callback]: () => Response.json(body) })

test('the answer goes to the server once and is removed from the address', async () => {
  rememberReturn({ target: '/apps/condominiums/towers/', inSession: false })
  const { page, server, signedIn: onSignedIn } = await open(answering(signedIn(tokens)))
  await expect.poll(() => onSignedIn.mock.calls).toEqual([['/apps/condominiums/towers/']])
  expect(server.sent(callback).map(({ body }) => body)).toEqual([
    { answer: '?code=a-code&state=a-state' },
  ])
  expect(location.search).toBe('')
  await expect.element(page.getByText(screens.identities.loggingIn)).toBeVisible()
  expect(localStorage.getItem(storedKeys.providerAccess)).toBe('an access token')
  expect(localStorage.getItem(storedKeys.providerExpiry)).toBe(tokens.expires_at)
  expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ origin: 'hosted' })
})

test('one token of the provider without the other is not kept', async () => {
  const { signedIn: onSignedIn } = await open(answering(signedIn({ ...tokens, id_token: '' })))
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
  expect(localStorage.getItem(storedKeys.providerAccess)).toBeNull()
  expect(localStorage.getItem(storedKeys.providerExpiry)).toBeNull()
})

test('a refusal of the provider logs a warning and leads to the sign-in page', async () => {
  history.replaceState(null, '', '?error=access_denied&state=a-state')
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { server, login } = await open(answering(signedIn(tokens)))
  await expect.poll(() => login.mock.calls).toHaveLength(1)
  expect(warned.mock.calls.join()).toContain('access_denied')
  expect(server.sent(callback)).toEqual([])
  warned.mockRestore()
})

test('an existing account with the same e-mail is proved by its password', async () => {
  const proof = 'POST /login/identity'
  let tries = 0
  const {
    page,
    server,
    signedIn: onSignedIn,
  } = await open({
    ...answering(account),
    [proof]: () => {
      tries += 1
      return tries === 1
        ? refusal(422, 'password_wrong', 'password')()
        : Response.json(signedIn(tokens))
    },
  })
  await expect
    .element(page.getByRole('heading', { name: screens.identities.account.title }))
    .toBeVisible()
  await expect.element(page.getByLabelText(/Senha do Portaria/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Digite a sua senha.')).toBeVisible()
  await userEvent.type(page.getByLabelText(/Senha do Portaria/), 'errada{Enter}')
  await expect.element(page.getByText('A senha não confere.')).toBeVisible()
  await userEvent.fill(page.getByLabelText(/Senha do Portaria/), 'certa')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSignedIn.mock.calls).toHaveLength(1)
  expect(server.sent(proof).at(-1)?.body).toEqual({ ticket: 'a ticket', password: 'certa' })
})

test('the account can be proved by a letter instead', async () => {
  const { page, server } = await open({
    ...answering(account),
    'POST /login/identity': () => Response.json({ next: 'letter', email: person.email }),
  })
  await page.getByRole('button', { name: screens.identities.account.letter }).click()
  await expect.element(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()
  expect(server.sent('POST /login/identity')[0]?.body).toEqual({
    ticket: 'a ticket',
    letter: true,
  })
})

test.each([
  [{ next: 'letter', email: person.email }, 'Confira o seu e-mail'],
  [{ next: 'guest' }, 'Cadastro confirmado'],
  [{ next: 'no_email' }, 'Falta um e-mail'],
])('%o is a page that says what comes next, without a session', async (body, title) => {
  const { page, signedIn: onSignedIn } = await open(answering(body))
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(localStorage.getItem(storedKeys.token)).toBeNull()
})

test('a required second factor is asked for here', async () => {
  const second_factor = { ticket: 't', methods: ['totp'], passkey: null }
  const body = { status: 403, code: 'second_factor_required', second_factor }
  const { page } = await open({ [callback]: () => Response.json(body, { status: 403 }) })
  await expect.element(page.getByLabelText(/^Código de 6 números/)).toBeVisible()
})

test('an expired link of a letter shows a message', async () => {
  const { page } = await open({ [callback]: refusal(422, 'token_invalid', 'letter') })
  await expect.element(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
})

test.each([
  ['answer', 'provider_answer_wrong', 'A resposta do outro serviço não confere. Entre de novo.'],
  ['ticket', 'ticket_ended', 'O tempo para confirmar acabou. Entre de novo.'],
])(
  'what is wrong with the %s leads to the sign-in page with a message',
  async (field, code, text) => {
    const { page, login } = await open({ [callback]: refusal(422, code, field) })
    await expect.poll(() => login.mock.calls).toHaveLength(1)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('linking from a session returns to its page with a message', async () => {
  rememberReturn({ target: '/pages/profile#identities', inSession: true })
  const { page, signedIn: onSignedIn } = await open({
    ...answering({ next: 'linked' }),
    'GET /me': () => Response.json({ data: person }),
  })
  await expect.poll(() => onSignedIn.mock.calls).toEqual([['/pages/profile#identities']])
  await expect.element(page.getByText(screens.identities.panel.linkedToast)).toBeVisible()
})
