import { accessAreas } from '@portaria/contract/modules/access/access-areas/access-areas'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { one, recordOf, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { PointBounds } from './PointBounds.tsx'

const { bounds } = screens.access
const MANAGER = 'sindico'
const named = (title: string) => ({ id: testId(), title, deleted: false })
const area = recordOf(accessAreas, { name: 'Garagem', passback: 'hard', passback_minutes: 45 })

const open = (values: object) => {
  const point = recordOf(accessPoints, { name: 'Portão', direction: 'in', ...values })
  return renderScreen(
    <RegisterProvider register={accessPoints} role={MANAGER}>
      <PointBounds record={point} />
      <p>fim</p>
    </RegisterProvider>,
    {
      at: `/apps/condominiums/access-point/${point.id}`,
      answers: { [`GET /access-areas/${area.id}`]: one(area) },
    },
  )
}

test('a point says with which doors it is interlocked, whichever names the other', async () => {
  const hall = named('Hall')
  const { page } = await open({
    interlocks: [{ id: testId(), point_id: hall.id, point: hall }],
    interlocked_by: [named('Serviço')],
  })
  await expect.element(page.getByText(bounds.interlock)).toBeVisible()
  for (const name of ['Hall', 'Serviço'])
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  await expectAccessible()
})

test('a point says what becomes of a second entry into its area', async () => {
  const { page } = await open({ area_to_id: area.id })
  await expect
    .element(page.getByText(new RegExp(bounds.hard.replace('{{area}}', 'Garagem'))))
    .toBeVisible()
  await expect.element(page.getByText(/45 minutos/)).toBeVisible()
})

test('a point that nothing else binds says nothing, and one of both directions knows no entry', async () => {
  const { page } = await open({ area_to_id: area.id, direction: 'both' })
  await expect.element(page.getByText('fim')).toBeVisible()
  await expect.element(page.getByText(bounds.title)).not.toBeInTheDocument()
})
