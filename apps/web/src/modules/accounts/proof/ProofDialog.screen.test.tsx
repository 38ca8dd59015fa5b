import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ProofDialog } from './ProofDialog.tsx'

/** Somebody who has neither password nor passkey, with a second factor where `methods` names one. */
async function open(methods: ('totp' | 'recovery_code')[] = []) {
  const tag = document.createElement('meta')
  tag.name = 'hosted-provider'
  tag.content = 'Conta Exemplo'
  document.head.append(tag)
  onTestFinished(() => {
    tag.remove()
    history.replaceState(null, '', location.pathname + location.search)
    sessionStorage.clear()
  })
  const demand = { ticket: 'a ticket', methods, passkey: null, hosted: true }
  const settle = vi.fn<(proved: boolean) => void>()
  const screen = await renderScreen(<ProofDialog request={{ demand, settle }} />, {
    at: '/apps/condominiums/residents/',
    answers: {
      'POST /session/proof/hosted': () => Response.json({ data: { address: '#at-the-provider' } }),
    },
  })
  return { ...screen, settle }
}

const action = { name: 'Entre de novo com Conta Exemplo' }

test('who has neither password nor passkey signs in anew at the provider', async () => {
  const { page, server } = await open()
  await expect.element(page.getByLabelText(/Senha/)).not.toBeInTheDocument()
  await page.getByRole('button', action).click()
  await expect.poll(() => location.hash).toBe('#at-the-provider')
  expect(server.sent('POST /session/proof/hosted')[0]?.body).toEqual({ ticket: 'a ticket' })
  expect(JSON.parse(sessionStorage.getItem('provider_return') ?? '')).toMatchObject({
    inSession: true,
  })
})

test('with a second factor its code is asked for first', async () => {
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
