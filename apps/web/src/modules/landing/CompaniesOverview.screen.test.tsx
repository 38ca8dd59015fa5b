import { type LatestBackup, overviewAnswer } from '@portaria/contract/modules/landing/overview'
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
        meta: { total: 2, total_is: 'exact', page: 1, per_page: 24, backup: null },
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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function renderWith(backup: LatestBackup) {
  return renderScreen(<CompaniesOverview />, {
    role: 'admin',
    at: '/apps/dashboards/project',
    answers: {
      'GET /overview': answer(overviewAnswer, {
        data: [],
        meta: { total: 0, total_is: 'exact', page: 1, per_page: 24, backup },
      }),
    },
  })
}

test('a backup of this night is a line', async () => {
  const { page } = await renderWith({ taken_at: hoursAgo(25.9), lost_files: 0, failure: null })
  await expect.element(page.getByText('Última cópia de segurança: há 1 dia')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test.each<[words: string, backup: LatestBackup]>([
  ['Última cópia de segurança: ', { taken_at: hoursAgo(26.1), lost_files: 0, failure: null }],
  ['2 arquivos faltam na cópia', { taken_at: hoursAgo(1), lost_files: 2, failure: null }],
  [
    'Ainda não há cópia de segurança',
    { taken_at: null, lost_files: 0, failure: 'The disk is full.' },
  ],
])('an old or missing backup is an alert: %s', async (words, backup) => {
  const { page } = await renderWith(backup)
  const alert = page.getByRole('alert')
  for (const text of [words, backup.failure ?? []].flat()) {
    await expect.element(alert.getByText(new RegExp(text))).toBeVisible()
  }
})
