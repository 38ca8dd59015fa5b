import { holidays } from '@portaria/contract/modules/companies/holidays/holidays'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { savedViewsAnswer } from '@portaria/contract/modules/saved-views/saved-views'
import { expect, test } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answer, listOf, one, recordOf, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { registers, screens } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { RecordPeek } from './RecordPeek.tsx'
import { RegisterListPage } from './RegisterListPage.tsx'

const carnival = recordOf(holidays, { name: 'Carnaval', day: '2099-02-24' })
const easter = recordOf(holidays, { name: 'Páscoa', day: '2099-04-12' })

async function open() {
  await viewport.viewport(1440, 900)
  const screen = await renderScreen(<RegisterListPage register={holidays} />, {
    role: 'sindico',
    at: '/apps/condominiums/holidays/',
    answers: {
      'GET /me/views': answer(savedViewsAnswer, { data: [] }),
      'GET /holidays': listOf([carnival, easter]),
      [`GET /holidays/${carnival.id}`]: one({ ...carnival, scope: 'city' }),
      [`GET /holidays/${easter.id}`]: one(easter),
    },
  })
  const { page } = screen
  const row = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(row('Carnaval')).toBeVisible()
  row('Carnaval').element().focus()
  return { ...screen, row, beside: (name: string) => page.getByRole('complementary', { name }) }
}

test('Space opens the record beside the list, arrows go on, Escape closes it', async () => {
  const { row, beside } = await open()
  await userEvent.keyboard(' ')
  await expect.element(beside('Carnaval').getByText('Municipal')).toBeVisible()
  await expect.element(row('Carnaval')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(beside('Páscoa').getByText('12/04/2099')).toBeVisible()
  await expect.element(row('Páscoa')).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(beside('Páscoa')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(beside('Páscoa')).not.toBeInTheDocument()
  await expect.element(row('Páscoa')).toHaveFocus()
})

test('it closes by its button, and on a phone there is none', async () => {
  const { page, row, beside } = await open()
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: screens.registerPages.peek.close }).click()
  await expect.element(beside('Carnaval')).not.toBeInTheDocument()
  await viewport.viewport(390, 844)
  row('Carnaval').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(beside('Carnaval')).not.toBeInTheDocument()
})

const role = 'sindico'

test('it offers the acts that the state of its record asks for', async () => {
  await viewport.viewport(1440, 900)
  const lost = recordOf(parcels, {
    number: '12',
    kind: 'parcel',
    place: 'desk',
    state: 'lost',
    apartment_id: testId(),
  })
  const { page, server } = await renderScreen(
    <RegisterProvider register={parcels} role={role}>
      <RecordPeek ref={null} row={lost} onClose={() => undefined} onLeave={() => undefined} />
    </RegisterProvider>,
    {
      role,
      at: '/apps/condominiums/parcels/',
      answers: {
        [`GET /parcels/${lost.id}`]: one(lost),
        [`POST /parcels/${lost.id}/find`]: one({ ...lost, state: 'arrived' }),
      },
    },
  )
  await page.getByRole('button', { name: registers.parcels.transitions.find.button }).click()
  await expect.poll(() => server.sent(`POST /parcels/${lost.id}/find`)).toHaveLength(1)
})
