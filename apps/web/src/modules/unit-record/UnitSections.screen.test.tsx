import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { expect, test } from 'vitest'
import { accessesAnswered } from '../../testing/access-answers.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { recordOf, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { screens } from '../../testing/words.ts'
import { RecordLink } from './RecordLink.tsx'
import { UnitHistory } from './UnitHistory.tsx'
import { UnitSections } from './UnitSections.tsx'

const tower = { id: testId(), title: 'Ipê', deleted: false }
const unit = recordOf(apartments, { id: testId(), tower_id: tower.id, tower, number: '1203' })
const PATH = `GET /apartments/${unit.id}`
const words = screens.apartmentRecord

const row = (guest: string) => {
  const id = testId()
  const record = { id, version: 1, status: 'ATIVO', guest_name: guest, kind: 'social' }
  return { id, from: '2026-11-02', to: '2026-11-02', record, person: null }
}

const sectionsOf = (guests: readonly string[]) => ({
  data: {
    apartment: { id: unit.id, title: 'Ipê · 1203', record: {} },
    company: { name: 'Bosque', time_zone: 'America/Sao_Paulo' },
    sections: [
      {
        name: 'visits',
        register: 'visits',
        total: 6,
        total_is: 'exact',
        rows: guests.map((guest) => row(guest)),
      },
      { name: 'pets', register: 'pets', total: 0, total_is: 'exact', rows: [] },
    ],
    read_at: '2026-11-22T14:05:00.000Z',
  },
})

const open = (role: 'sindico' | 'service_provider') =>
  renderScreen(
    <>
      <RecordLink record={unit} />
      <UnitSections record={unit} />
      <UnitHistory record={unit} />
    </>,
    {
      role,
      at: `/apps/condominiums/apartment/${unit.id}`,
      answers: {
        [`${PATH}/record`]: ({ query }) =>
          Response.json(
            query.get('page') === '1'
              ? sectionsOf(['Ana Lima', 'Bruno Reis', 'Caio Sá', 'Davi Luz', 'Eva Melo'])
              : sectionsOf(['Fábio Nery']),
          ),
        [`${PATH}/record/timeline`]: () => Response.json({ data: [], meta: { next: null } }),
        'GET /accesses': () => accessesAnswered([]),
      },
    },
  )

test('a unit has the sections of its record on its page, a few rows at a time, and prints them', async () => {
  const { page, server } = await open('sindico')
  await expect.element(page.getByText('Eva Melo')).toBeVisible()
  await expect.element(page.getByText('Fábio Nery')).not.toBeInTheDocument()
  await page.getByRole('button', { name: words.moreOf.replace('{{section}}', 'Visitas') }).click()
  await expect.element(page.getByText('Fábio Nery')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument()
  const [first, second] = server.sent(`${PATH}/record`)
  // People stand in the panel of the household: their CPF is not read for the page.
  expect(first?.query.get('sections')?.split(',')).not.toContain('people')
  expect(second?.query.get('sections')).toBe('visits')
  await expect.element(page.getByRole('heading', { name: words.timeline })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Animais' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: words.open, exact: true }))
    .toHaveAttribute('href', `/apps/condominiums/apartment/${unit.id}/record`)
  await expectAccessible()
})

test('whoever may not read the record of units has neither sections nor the printed form', async () => {
  const { page, server } = await open('service_provider')
  await expect.element(page.getByRole('link', { name: words.open })).not.toBeInTheDocument()
  expect(server.sent(`${PATH}/record`)).toEqual([])
  expect(server.sent(`${PATH}/record/timeline`)).toEqual([])
})
