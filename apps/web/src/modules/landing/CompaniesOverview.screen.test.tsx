import { overviewAnswer } from '@portaria/contract/modules/landing/overview'
import { expect, test } from 'vitest'
import { answer, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CompaniesOverview } from './CompaniesOverview.tsx'

const company = (name: string, time_zone: string) => ({
  id: testId(),
  name,
  status: 'ATIVO' as const,
  city: null,
  state: null,
  time_zone,
  alerts: { active: 0, acknowledged: 0, oldest_at: null },
  figures: {
    units: 60,
    occupied_units: 48,
    people: 1,
    logins: 1,
    waiting: 2,
    last_change_at: '2020-03-02T15:30:00.000Z',
    counted_at: '2020-03-02T16:00:00.000Z',
  },
})

test('events of a company are shown in its own time zone', async () => {
  const data = [company('Bosque', 'America/Sao_Paulo'), company('Rio Negro', 'America/Manaus')]
  const { page } = await renderScreen(<CompaniesOverview />, {
    role: 'admin',
    at: '/apps/dashboards/project',
    answers: {
      'GET /overview': answer(overviewAnswer, {
        data,
        meta: { total: 2, total_is: 'exact', page: 1, per_page: 24 },
      }),
    },
  })
  await expect.element(page.getByText('Última mudança: 02/03/2020 12:30 GMT-3')).toBeVisible()
  await expect.element(page.getByText('Última mudança: 02/03/2020 11:30 GMT-4')).toBeVisible()
  // One noun covers every kind of record that needs a decision, and the labels stay the same for a
  // single person.
  await expect.element(page.getByText('2 pendências esperam decisão').first()).toBeVisible()
  await expect.element(page.getByText('Pessoas: 1 · Acessos: 1').first()).toBeVisible()
})
