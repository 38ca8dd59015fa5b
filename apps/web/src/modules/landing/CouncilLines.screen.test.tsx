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

test('council members see on their home what waits for the council', async () => {
  const { page } = await open([matter])
  await expect.element(page.getByText(screens.landing.home.council)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /Obra sem orçamento/ }))
    .toHaveAttribute('href', `/apps/condominiums/council-occurrence/${matter.id}`)
})

test('other people see nothing of it', async () => {
  const { page, server } = await open([])
  await expect.poll(() => server.sent('GET /council-occurrences').length).toBeGreaterThan(0)
  await expect.element(page.getByText(screens.landing.home.council)).not.toBeInTheDocument()
})
