import type { ProofDemand } from '@portaria/contract/answers/errors'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { ProofDialog } from './ProofDialog.tsx'

const refused = () => {
  const errors = [{ field: 'password', code: 'wrong-password', message: '' }]
  return Response.json({ status: 422, code: 'validation', errors }, { status: 422 })
}

/**
 * Opens the dialog for a person without a password or passkey, with the second factors of
 * `methods`.
 */
async function open(methods: ('totp' | 'recovery_code')[] = [], ways: Partial<ProofDemand> = {}) {
  pageOffering({ 'hosted-provider': 'Conta Exemplo', 'realtime-provider': 'Firebase' })
  const by = { hosted: true, realtime: false, ...ways }
  const demand = { ticket: 'a ticket', methods, passkey: null, ...by }
  let tries = 0
  const settle = vi.fn<(proved: boolean) => void>()
  const screen = await renderScreen(<ProofDialog request={{ demand, settle }} />, {
    at: '/apps/condominiums/residents/',
    answers: {
      'POST /session/proof/realtime': () => {
        tries += 1
        return tries === 1 ? refused() : new Response(null, { status: 204 })
      },
      'POST /session/proof/hosted': () => Response.json({ data: { address: '#at-the-provider' } }),
    },
  })
  return { ...screen, settle }
}

const action = { name: 'Entre de novo com Conta Exemplo' }

test('a person without a password or passkey signs in again at the provider', async () => {
  const { page, server } = await open()
  await expect.element(page.getByLabelText(/Senha/)).not.toBeInTheDocument()
  await page.getByRole('button', action).click()
  await expect.poll(() => location.hash).toBe('#at-the-provider')
  expect(server.sent('POST /session/proof/hosted')[0]?.body).toEqual({ ticket: 'a ticket' })
  expect(JSON.parse(sessionStorage.getItem('provider_return') ?? '')).toMatchObject({
    inSession: true,
  })
})

test('the code of a second factor is asked for first', async () => {
  const { page, server } = await open(['totp'])
  await page.getByRole('button', action).click()
  expect(server.sent('POST /session/proof/hosted')).toEqual([])
  await userEvent.type(page.getByRole('textbox'), '123456{Enter}')
  await expect.poll(() => location.hash).toBe('#at-the-provider')
  expect(server.sent('POST /session/proof/hosted')[0]?.body).toEqual({
    ticket: 'a ticket',
    code: '123456',
  })
})

test('a person who signs in only by the realtime database service types its e-mail and password', async () => {
  const { page, server, settle } = await open(['totp'], { hosted: false, realtime: true })
  await expect.element(page.getByLabelText(/^E-mail/)).toHaveValue('marta@example.com')
  await userEvent.fill(page.getByLabelText(/^Senha de Firebase/), 'errada')
  await userEvent.fill(page.getByLabelText(/^Código/), '123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(screens.signIn.login.refused)).toBeVisible()
  expect(settle).not.toHaveBeenCalled()
  await userEvent.fill(page.getByLabelText(/^Senha de Firebase/), 'certa')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => settle.mock.calls).toEqual([[true]])
  expect(server.sent('POST /session/proof/realtime').at(-1)?.body).toEqual({
    ticket: 'a ticket',
    email: 'marta@example.com',
    password: 'certa',
    code: '123456',
  })
})

test('a person with identities of both providers may use either', async () => {
  const { page } = await open([], { hosted: true, realtime: true })
  await expect.element(page.getByLabelText(/^Senha de Firebase/)).toBeVisible()
  await page.getByRole('button', action).click()
  await expect.poll(() => location.hash).toBe('#at-the-provider')
})
