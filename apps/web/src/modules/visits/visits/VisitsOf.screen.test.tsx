import { passes } from '@portaria/contract/modules/visits/passes/passes'
import { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answers, listOf, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { VisitsOfVisitor } from './VisitsOf.tsx'

const role = 'sindico'
const visitor = recordOf(visitors, { name: 'Sandro Matos', blocked: false, provisional: false })
const at = new Date().toISOString()
const visit = recordOf(visits, {
  guest_name: 'Sandro Matos',
  visitor_id: visitor.id,
  kind: 'social',
  state: 'inside',
  companions: 0,
  checked_in_at: at,
  apartment_id: testId(),
  apartment: { id: testId(), title: 'Ipê · 101', deleted: false },
})

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={visitors} role={role}>
      <VisitsOfVisitor record={visitor} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/visitor/${visitor.id}`, answers },
  )

test('the record of a visitor shows the time and place of each visit and links to it', async () => {
  const { page, server } = await open({
    'GET /visits': listOf([visit]),
    'GET /passes': listOf([]),
  })
  const link = page.getByRole('link', { name: /^Visita de Sandro Matos · hoje \d+:\d\d/ })
  await expect.element(link).toHaveAttribute('href', `/apps/condominiums/visit/${visit.id}`)
  await expect.element(page.getByText('Ipê · 101')).toBeVisible()
  await expect.element(page.getByText(passes.name)).not.toBeInTheDocument()
  expect(server.sent('GET /visits')[0]?.query.get('filter[visitor_id]')).toBe(visitor.id)
})

test('further visits are behind a link to the list', async () => {
  const { page } = await open({
    'GET /visits': () =>
      Response.json({
        data: [visit],
        meta: { total: 30, total_is: 'exact', page: 1, per_page: 8, next: null },
      }),
    'GET /passes': listOf([]),
  })
  const all = page.getByRole('link', { name: 'Ver tudo (30)' })
  await expect.element(all).toBeVisible()
  expect(all.element().getAttribute('href')).toContain(`?filter%5Bvisitor_id%5D=${visitor.id}`)
})
