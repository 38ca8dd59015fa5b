import type { Role } from '@portaria/contract/actors/roles'
import { expect, test } from 'vitest'
import { alertAnswer, alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { AlertDialog } from './AlertDialog.tsx'

const shown = async (role: Role, more: Parameters<typeof alertOf>[0] = {}) => {
  const alert = alertOf(more)
  const { page } = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role,
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert) },
  })
  await expect.element(page.getByText('Alerta de Camila')).toBeVisible()
  return { alert, link: page.getByRole('link', { name: screens.panic.alert.openOccurrence }) }
}

test('an occurrence is created from an alert that a person has gone to', async () => {
  const { alert, link } = await shown('funcionario')
  await expect
    .element(link)
    .toHaveAttribute('href', `/apps/condominiums/ocurrence/new?from=panic.${alert.id}`)
})

test('until a person goes, the only choice is to go', async () => {
  const { link } = await shown('funcionario', { state: 'active', acknowledged_by: null })
  await expect.element(link).not.toBeInTheDocument()
})

test('the sender reports nothing here', async () => {
  const { link } = await shown('condomino', { own: true, may_acknowledge: false })
  await expect.element(link).not.toBeInTheDocument()
})

test('a silent alert warns not to call, and offers no telephone number of the sender', async () => {
  const alert = alertOf({ silent: true, motive: 'violence' })
  const { page } = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role: 'funcionario',
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert) },
  })
  await expect.element(page.getByText(screens.panic.said.silent)).toBeVisible()
  await expect.element(page.getByText(screens.panic.said.motives.violence)).toBeVisible()
  await expect.element(page.getByRole('link', { name: screens.panic.calls[190] })).toBeVisible()
})

test('an exercise is marked as one and asks for no calls', async () => {
  const alert = alertOf({ source: 'drill' })
  const { page } = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role: 'sindico',
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert) },
  })
  await expect.element(page.getByText(/Isto é um exercício/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /190/ })).not.toBeInTheDocument()
})

test('a PIN for duress at a door is told apart from a pressed button', async () => {
  const alert = alertOf({ source: 'access', silent: true })
  const { page } = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role: 'sindico',
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert) },
  })
  await expect.element(page.getByText(screens.panic.said.forced)).toBeVisible()
  await expect.element(page.getByText(/usou o PIN de emergência/)).toBeVisible()
})

test('a second person says that they are coming, and each delivery is shown', async () => {
  const alert = alertOf({
    coming: [{ id: 'rui', name: 'Rui', at: '2026-11-20T22:01:00.000Z' }],
    deliveries: [
      {
        level: 'letter',
        channel: 'letter',
        outcome: 'kept',
        count: 2,
        at: '2026-11-20T22:02:00.000Z',
      },
    ],
  })
  const { page, server } = await renderScreen(
    <AlertDialog id={alert.id} onClose={() => undefined} />,
    {
      role: 'sindico',
      at: '/apps/condominiums/panic/',
      answers: {
        [`GET /notifications/panic/${alert.id}`]: () => Response.json({ data: alert }),
        [`POST /notifications/panic/${alert.id}/coming`]: () => Response.json({ data: alert }),
      },
    },
  )
  await expect
    .element(page.getByRole('heading', { name: screens.panic.incident.deliveries }))
    .toBeVisible()
  await expect.element(page.getByText('2 guardados')).toBeVisible()
  await page.getByRole('button', { name: screens.panic.incident.come }).click()
  await expect
    .poll(() => server.sent(`POST /notifications/panic/${alert.id}/coming`).length)
    .toBe(1)
})
