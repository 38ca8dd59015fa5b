import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { expect, test } from 'vitest'
import { listOf, recordOf } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { CouncilLines } from './CouncilLines.tsx'

const matter = recordOf(councilOccurrences, {
  title: 'Obra sem orçamento',
  description: 'Sem três propostas',
  happened_at: '2026-11-20T15:00:00.000Z',
  state: 'open',
})

const open = (rows: readonly (typeof matter)[]) =>
  renderScreen(<CouncilLines />, {
    role: 'condomino',
    at: '/apps/dashboards/project',
    answers: { 'GET /council-occurrences': listOf([...rows]) },
  })

test('what waits for the council stands on the home of its members', async () => {
  const { page } = await open([matter])
  await expect.element(page.getByText(screens.landing.home.council)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Obra sem orçamento/ }))
    .toHaveAttribute('href', `/apps/condominiums/council-occurrence/${matter.id}`)
})

test('it says nothing to others', async () => {
  const { page, server } = await open([])
  await expect.poll(() => server.sent('GET /council-occurrences').length).toBeGreaterThan(0)
  await expect.element(page.getByText(screens.landing.home.council)).not.toBeInTheDocument()
})
