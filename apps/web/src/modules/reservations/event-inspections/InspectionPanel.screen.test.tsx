import type { Role } from '@portaria/contract/actors/roles'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { eventInspections } from '@portaria/contract/modules/reservations/event-inspections/event-inspections'
import { events } from '@portaria/contract/modules/reservations/events/events'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  type Call,
  listOf,
  one,
  recordOf,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { InspectionPanel } from './InspectionPanel.tsx'

const area = recordOf(commonAreas, {
  name: 'Salão',
  capacity: 80,
  inspection_items: [
    { id: testId(), name: 'Vidros', note: 'Porta da varanda' },
    { id: testId(), name: 'Fogão', note: null },
  ],
})
const event = (state: string) =>
  recordOf(events, {
    title: 'Chá',
    common_area_id: area.id,
    apartment_id: testId(),
    resident_id: testId(),
    starts_at: '2026-12-05T22:00:00.000Z',
    ends_at: '2026-12-06T02:00:00.000Z',
    state,
  })
const made = ({ body }: Call) => one(recordOf(eventInspections, body as Record<string, unknown>))

const open = (state: string, answers: Answers = {}, role: Role = 'sindico') => {
  const record = event(state)
  return renderScreen(
    <RegisterProvider register={events} role={role}>
      <InspectionPanel record={record} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/event/${record.id}`,
      answers: {
        [`GET /common-areas/${area.id}`]: one(area),
        'GET /event-inspections': listOf([]),
        ...answers,
      },
    },
  )
}

test('one press marks everything as fine; before the reservation there is no inspection after it', async () => {
  const { page, server } = await open('approved', { 'POST /event-inspections': made })
  await expect.element(page.getByText('Porta da varanda')).toBeVisible()
  await expect.element(page.getByText('Vistoria · Depois do uso')).not.toBeInTheDocument()
  await page.getByRole('button', { name: screens.eventInspections.allFine }).click()
  await expect
    .poll(() => server.sent('POST /event-inspections').map(({ body }) => body))
    .toMatchObject([
      { moment: 'before', item: 'Vidros', result: 'fine' },
      { moment: 'before', item: 'Fogão', result: 'fine' },
    ])
})

test('damage is recorded with its description', async () => {
  const { page, server } = await open('done', { 'POST /event-inspections': made })
  await page.getByRole('button', { name: screens.eventInspections.damage }).last().click()
  await userEvent.type(page.getByRole('textbox', { name: 'Observação' }), 'Boca trincada')
  await page.getByRole('button', { name: 'Salvar item vistoriado' }).click()
  await expect
    .poll(() => server.sent('POST /event-inspections')[0]?.body)
    .toMatchObject({ moment: 'after', item: 'Fogão', result: 'damaged', note: 'Boca trincada' })
})

test('a resident reads the findings but records none', async () => {
  const row = recordOf(eventInspections, {
    event_id: testId(),
    moment: 'after',
    item: 'Vidros',
    result: 'damaged',
    note: 'Trincado',
  })
  const { page } = await open('done', { 'GET /event-inspections': listOf([row]) }, 'condomino')
  await expect.element(page.getByText('Trincado')).toBeVisible()
  await expect.element(page.getByText('Com dano')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
