import { expect, test } from 'vitest'
import { testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { choiceWord, screens } from '../../testing/words.ts'
import { ProviderRequests } from './ProviderRequests.tsx'

const request = {
  id: testId(),
  number: '35/2026',
  subject: 'Tomada sem energia',
  state: 'open',
  priority: 'urgent',
  due_on: '2099-11-27',
} as const

const open = (requests: readonly (typeof request)[]) =>
  renderScreen(<ProviderRequests requests={[...requests]} />, {
    role: 'service_provider',
    at: '/apps/dashboards/project',
    answers: {},
  })

test('a provider sees their own tasks with due dates, and opens one', async () => {
  const { page } = await open([request])
  const link = page.getByRole('link', { name: /Tomada sem energia/ })
  await expect.element(link).toHaveAttribute('href', `/apps/condominiums/request/${request.id}`)
  await expect.element(page.getByText('nº 35/2026 · até 27/11/2099')).toBeVisible()
  await expect.element(page.getByText(choiceWord('requests', 'priority', 'urgent'))).toBeVisible()
})

test('a provider without requests sees a message', async () => {
  const { page } = await open([])
  await expect.element(page.getByText(screens.landing.providerNoRequests)).toBeVisible()
})
