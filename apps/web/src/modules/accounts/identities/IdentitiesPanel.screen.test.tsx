import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageOffering } from '../../../testing/offered-tags.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { IdentitiesPanel } from './IdentitiesPanel.tsx'

const identity = {
  id: '01a22135-c0d7-7168-b0c0-c903772cec85',
  kind: 'hosted',
  issuer: 'https://identity.example',
  email: 'rita@exemplo.example',
  linked_at: '2026-11-28T12:00:00.000Z',
  last_used_at: '2026-11-28T13:00:00.000Z',
}

async function open(identities: object[]) {
  let left = identities
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname + location.search)
    sessionStorage.clear()
  })
  return renderScreen(<IdentitiesPanel hosted="Conta Exemplo" realtime={null} />, {
    at: '/pages/profile',
    answers: {
      'GET /me/identities': () => Response.json({ data: left }),
      [`DELETE /me/identities/${identity.id}`]: () => {
        left = []
        return new Response(null, { status: 204 })
      },
      'POST /me/identities/hosted': () => Response.json({ data: { address: '#at-the-provider' } }),
    },
  })
}

test('an identity is unlinked after confirmation', async () => {
  const { page } = await open([identity])
  await page.getByRole('button', { name: 'Desligar rita@exemplo.example' }).click()
  await expect.element(page.getByText(/os outros aparelhos que entraram com ela/)).toBeVisible()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: screens.identities.panel.unlink })
    .click()
  await expect.element(page.getByText(screens.identities.panel.none)).toBeVisible()
})

test('linking leads to the provider and back to the profile', async () => {
  const { page } = await open([])
  await page.getByRole('button', { name: 'Ligar conta de Conta Exemplo' }).click()
  await expect.poll(() => location.hash).toBe('#at-the-provider')
  expect(JSON.parse(sessionStorage.getItem('provider_return') ?? '')).toEqual({
    target: '/pages/profile#identities',
    inSession: true,
  })
})

test('an account of the realtime database service is linked by its e-mail and password', async () => {
  let tries = 0
  const { page, server } = await renderScreen(
    <IdentitiesPanel hosted={null} realtime="Firebase" />,
    {
      at: '/pages/profile',
      answers: {
        'GET /me/identities': () =>
          Response.json({ data: tries > 1 ? [{ ...identity, kind: 'realtime' }] : [] }),
        'POST /me/identities/realtime': () => {
          tries += 1
          const errors = [{ field: 'displayName', code: 'user-disabled', message: '' }]
          if (tries > 1) return new Response(null, { status: 204 })
          return Response.json({ status: 422, code: 'validation', errors }, { status: 422 })
        },
      },
    },
  )
  await page.getByRole('button', { name: 'Ligar conta de Firebase' }).click()
  await page
    .getByRole('button', { name: screens.realtimeProvider.link.submit, exact: true })
    .click()
  await expect.element(page.getByText(screens.realtimeProvider.emailInvalid)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/^E-mail/), 'rita@exemplo.example')
  await userEvent.fill(page.getByLabelText(/^Senha de Firebase/), 'jabuticaba')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/desativada/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(screens.identities.panel.linkedToast)).toBeVisible()
  await expect.element(page.getByText('rita@exemplo.example')).toBeVisible()
  expect(server.sent('POST /me/identities/realtime')[0]?.body).toEqual({
    email: 'rita@exemplo.example',
    password: 'jabuticaba',
  })
})

test('with two providers, each account names its own', async () => {
  pageOffering({ 'hosted-provider': 'Conta Exemplo', 'realtime-provider': 'Firebase' })
  const { page } = await renderScreen(
    <IdentitiesPanel hosted="Conta Exemplo" realtime="Firebase" />,
    {
      at: '/pages/profile',
      answers: {
        'GET /me/identities': () => Response.json({ data: [{ ...identity, kind: 'realtime' }] }),
      },
    },
  )
  await expect.element(page.getByRole('listitem').getByText('Firebase')).toBeVisible()
})
