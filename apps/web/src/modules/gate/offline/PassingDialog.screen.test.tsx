import type { DayRule } from '@portaria/contract/modules/access/day-rules'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { PassingDialog } from './PassingDialog.tsx'
import { bare, moment, samplePack } from './pack-samples.ts'

const { passing } = screens.gate
const [gate, hall, tower] = [testId(), testId(), testId()]

const rule = (more: Partial<DayRule> & Pick<DayRule, 'point_ids'>): DayRule => ({
  id: testId(),
  kinds: [],
  tower_ids: [],
  apartment_ids: [],
  relations: [],
  person_ids: [],
  credentials: [],
  two_credentials: false,
  valid_from: null,
  valid_to: null,
  hours: null,
  ...more,
})

const pack = samplePack({
  units: [
    {
      ...bare,
      id: testId(),
      title: 'Ipê · 302',
      tower_id: tower,
      people: [{ id: testId(), name: 'Ana Lima', relation: 'owner', phones: [] }],
    },
  ],
  employees: [{ id: testId(), title: 'Edson Reis' }],
  access: {
    points: [
      { id: gate, title: 'Portão social', direction: 'both' },
      { id: hall, title: 'Hall Ipê', direction: 'in' },
    ],
    rules: [
      rule({ point_ids: [gate], kinds: ['resident', 'employee'] }),
      rule({
        point_ids: [hall],
        kinds: ['resident'],
        tower_ids: [tower],
        hours: [{ days: ['mon'], from_time: '08:00', to_time: '18:00' }],
      }),
    ],
    names: [{ id: tower, title: 'Ipê' }],
  },
})

test('each point says who passes today, and a person which points', async () => {
  const { page } = await renderScreen(
    <PassingDialog desk={{ pack, moment }} onClose={() => undefined} />,
    { at: '/apps/condominiums/gate' },
  )
  await expect.element(page.getByText('Moradores e funcionários: o dia todo.')).toBeVisible()
  await expect.element(page.getByText('Moradores de Ipê: das 08:00 às 18:00.')).toBeVisible()
  await expect.element(page.getByText(/Pelas regras que este aparelho leu/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('searchbox', { name: passing.search }).fill('ana')
  await expect
    .element(page.getByText('Passa em: Portão social e Hall Ipê (das 08:00 às 18:00).'))
    .toBeVisible()
  await page.getByRole('searchbox', { name: passing.search }).fill('edson')
  await expect.element(page.getByText('Passa em: Portão social.')).toBeVisible()
  await page.getByRole('searchbox', { name: passing.search }).fill('zz')
  await expect.element(page.getByText(passing.nobody)).toBeVisible()
})
