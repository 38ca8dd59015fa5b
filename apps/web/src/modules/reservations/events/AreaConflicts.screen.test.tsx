import type { Role } from '@portaria/contract/actors/roles'
import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { areaConflicts } from '@portaria/contract/modules/reservations/events/event-calendar'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { dataOf, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { AreaConflicts } from './AreaConflicts.tsx'

const area = recordOf(commonAreas, { name: 'Salão', capacity: 80 })
const id = testId()

const open = (role: Role, answers: object) =>
  renderScreen(
    <RegisterProvider register={commonAreas} role={role}>
      <AreaConflicts record={area} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/common-area/${area.id}`, answers: { ...answers } },
  )

test('a changed area lists the reservations that it would now refuse, each with its reason', async () => {
  const { page } = await open('sindico', {
    [`GET /common-areas/${area.id}/conflicts`]: dataOf(areaConflicts, [
      {
        id,
        title: 'Chá da Ana',
        apartment: 'Ipê · 101',
        starts_at: '2026-12-05T22:00:00.000Z',
        ends_at: '2026-12-06T02:00:00.000Z',
        refusal: 'outside_opening',
      },
    ]),
  })
  await expect.element(page.getByText(screens.events.conflicts.title)).toBeVisible()
  await expect.element(page.getByText(registers.events.refusals.outside_opening)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Chá da Ana · Ipê · 101' }))
    .toHaveAttribute('href', `/apps/condominiums/event/${id}`)
})

test('a resident does not see them', async () => {
  const { page, server } = await open('condomino', {})
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(server.calls.filter(({ name }) => name.endsWith('/conflicts'))).toEqual([])
})
