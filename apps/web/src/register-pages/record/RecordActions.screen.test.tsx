import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, listOf, one, recordOf, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { registers, screens } from '../../testing/words.ts'
import { RegisterProvider } from '../register-context.tsx'
import { RecordActions } from './RecordActions.tsx'

const role = 'sindico'
const parcel = recordOf(parcels, {
  number: '12',
  kind: 'parcel',
  place: 'desk',
  state: 'arrived',
  apartment_id: testId(),
})

const open = (answers: Answers = {}, more: object = {}) =>
  renderScreen(
    <RegisterProvider register={parcels} role={role}>
      <RecordActions record={{ ...parcel, ...more }} onRemove={() => undefined} />
    </RegisterProvider>,
    {
      role,
      at: `/apps/condominiums/parcel/${parcel.id}`,
      answers: { 'GET /lockers': listOf([]), ...answers },
    },
  )

test('transitions come first, and rare actions are behind one button', async () => {
  const { page, server } = await open({
    [`POST /parcels/${parcel.id}/tell`]: one({ ...parcel, state: 'told' }),
  })
  await expect
    .element(page.getByRole('button', { name: registers.parcels.transitions['hand-over'].button }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: screens.registerPages.record.edit }))
    .toBeVisible()
  const tell = page.getByRole('button', { name: registers.parcels.transitions.tell.button })
  await expect.element(tell).not.toBeInTheDocument()
  const more = page.getByRole('button', { name: screens.registerPages.moreActions })
  await more.click()
  await tell.click()
  await expect.poll(() => server.sent(`POST /parcels/${parcel.id}/tell`)).toHaveLength(1)
  await expect.element(tell).not.toBeInTheDocument()
})

test('the window of a rare action stays when its panel closes, and returns the focus', async () => {
  const { page } = await open()
  const more = page.getByRole('button', { name: screens.registerPages.moreActions })
  await more.click()
  await page.getByRole('button', { name: registers.parcels.transitions.return.button }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('Escape closes the panel, and so does a press outside it', async () => {
  const { page } = await open()
  const more = page.getByRole('button', { name: screens.registerPages.moreActions })
  await more.click()
  const panel = page.getByRole('group', { name: screens.registerPages.moreActions })
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.element(more).toHaveFocus()
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await userEvent.click(document.body, { position: { x: 5, y: 700 } })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
})
