import type { Role } from '@portaria/contract/roles'
import { expect, test } from 'vitest'
import { alertAnswer, alertOf } from '../../testing/panic-alert.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AlertDialog } from './AlertDialog.tsx'

const shown = async (role: Role, more: Parameters<typeof alertOf>[0] = {}) => {
  const alert = alertOf(more)
  const { page } = await renderScreen(<AlertDialog id={alert.id} onClose={() => undefined} />, {
    role,
    at: '/apps/condominiums/panic/',
    answers: { [`GET /notifications/panic/${alert.id}`]: alertAnswer(alert) },
  })
  await expect.element(page.getByText('Alerta de Camila')).toBeVisible()
  return { alert, link: page.getByRole('link', { name: 'Abrir ocorrência' }) }
}

test('an occurrence is opened from an alert that somebody has gone to', async () => {
  const { alert, link } = await shown('funcionario')
  await expect
    .element(link)
    .toHaveAttribute('href', `/apps/condominiums/ocurrence/new?from=panic.${alert.id}`)
})

test('while nobody goes, nothing else is offered than to go', async () => {
  const { link } = await shown('funcionario', { state: 'active', acknowledged_by: null })
  await expect.element(link).not.toBeInTheDocument()
})

test('who raised it reports nothing here', async () => {
  const { link } = await shown('condomino', { own: true, may_acknowledge: false })
  await expect.element(link).not.toBeInTheDocument()
})
