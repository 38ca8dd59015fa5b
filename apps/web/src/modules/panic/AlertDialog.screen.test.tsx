import type { Role } from '@portaria/contract/actors/roles'
import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import { dialled } from '@portaria/contract/value-types/phone'
import { showToast } from '@portaria/ui/toast'
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answer, type Answers, refused } from '../../testing/fake-server.ts'
import { alertAnswer, alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { clockOf } from './AlertSender.tsx'

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

const opened = async (alert: PanicDetail, role: Role = 'funcionario', more: Answers = {}) => {
  const screen = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role,
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert), ...more },
  })
  await expect.element(screen.page.getByText('Alerta de Camila')).toBeVisible()
  return screen
}

test('the window has unit, seconds, and buttons that call the sender and their contact', async () => {
  const by = { ...alertOf().raised_by, phone: '+5511988887777' }
  const { page } = await opened(
    alertOf({
      state: 'active',
      acknowledged_by: null,
      raised_by: by,
      pressed_at: new Date(Date.now() - 65_000).toISOString(),
      raised_at: '2026-11-20T22:00:09.000Z',
      emergency_contact: { name: 'Rita', phone: '+5511977776666', relation: 'irmã' },
    }),
  )
  await expect.element(page.getByText('Ipê · 101')).toBeVisible()
  await expect.element(page.getByText(/há 1:0\d/)).toBeVisible()
  await expect.element(page.getByText(/:00:09/)).toBeVisible()
  const call = page.getByRole('link', { name: /Ligar para quem acionou/ })
  await expect.element(call).toHaveAttribute('href', `tel:${dialled('+5511988887777')}`)
  const other = page.getByRole('link', { name: /Rita, irmã/ })
  await expect.element(other).toHaveAttribute('href', `tel:${dialled('+5511977776666')}`)
})

test('no toast is there while the window is open, and a failure is told in it', async () => {
  const alert = alertOf({ state: 'active', acknowledged_by: null })
  const { page } = await opened(alert, 'funcionario', {
    [`POST /notifications/panic/${alert.id}/acknowledge`]: refused('throttled'),
  })
  showToast({ title: 'Salvo' })
  await page.getByRole('button', { name: screens.panic.alert.acknowledge }).click()
  await expect
    .element(page.getByRole('dialog').getByText(screens.panic.banner.failed))
    .toBeVisible()
  await expect.element(page.getByText('Salvo')).not.toBeInTheDocument()
})

test('a failure of one alert is not told in the window of the next, but once no window is open', async () => {
  const first = alertOf({ state: 'active', acknowledged_by: null })
  const second = alertOf({
    state: 'active',
    acknowledged_by: null,
    raised_by: { ...first.raised_by, name: 'Bruno' },
  })
  let show: (id: string | null) => void = () => undefined
  function Windows() {
    const [id, setId] = useState<string | null>(first.id)
    useEffect(() => {
      show = setId
    }, [])
    return <AlertDialog id={id} onClose={() => undefined} />
  }
  const { promise: answered, resolve: refuse } = Promise.withResolvers<Answer>()
  const { page, server } = await renderScreen(<Windows />, {
    role: 'funcionario',
    at: '/apps/condominiums/panic/',
    answers: {
      [`GET /notifications/panic/${first.id}`]: alertAnswer(first),
      [`GET /notifications/panic/${second.id}`]: alertAnswer(second),
      [`POST /notifications/panic/${first.id}/acknowledge`]: () => answered,
    },
  })
  const failure = page.getByText(screens.panic.banner.failed)
  await page.getByRole('button', { name: screens.panic.alert.acknowledge }).click()
  await expect
    .poll(() => server.sent(`POST /notifications/panic/${first.id}/acknowledge`).length)
    .toBe(1)
  show(second.id)
  await expect.element(page.getByText('Alerta de Bruno')).toBeVisible()
  refuse(refused('throttled'))
  const button = page.getByRole('button', { name: screens.panic.alert.acknowledge })
  // The call is over where the button can be pressed again.
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(failure).not.toBeInTheDocument()
  show(null)
  await expect.element(failure).toBeVisible()
})

test('a report that a PDF cannot show is printed whole, under the letterhead of the company', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { page } = await opened(alertOf({ message: 'نار في المطبخ' }), 'sindico')
  await page.getByRole('button', { name: screens.panic.incident.report }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('[data-sheet]')
  expect(paper?.textContent).toContain('11.222.333/0001-81')
  expect(paper?.textContent).toContain('نار في المطبخ')
  expect(paper?.textContent).toContain(screens.panic.alert.timeline)
  expect(paper?.textContent).toContain('Marta Teste')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-sheet]')).toBeNull()
})

test('a report that fails is told in the window', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {
    throw new Error('no printer')
  })
  const { page } = await opened(alertOf({ message: 'نار' }), 'sindico')
  await page.getByRole('button', { name: screens.panic.incident.report }).click()
  await expect
    .element(page.getByRole('dialog').getByText(screens.panic.incident.failedPdf))
    .toBeVisible()
})

test.each([
  [0, '0:00'],
  [42_900, '0:42'],
  [725_000, '12:05'],
  [3_725_000, '1:02:05'],
  [-5_000, '0:00'],
])('%i ms are shown as %s', (span, clock) => {
  expect(clockOf(span)).toBe(clock)
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
