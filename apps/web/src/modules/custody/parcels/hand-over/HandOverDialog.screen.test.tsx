import { fileAnswer } from '@portaria/contract/answers/register-answers'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { answerersAnswer } from '@portaria/contract/modules/gate/gate'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { problems, screens } from '../../../../testing/words.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

const role = 'funcionario'
const unit = { id: testId(), title: 'Ipê 101' }
const ana = testId()
const waiting = (number: string, kind = 'parcel') =>
  recordOf(parcels, {
    number,
    kind,
    state: 'arrived',
    place: 'desk',
    apartment_id: unit.id,
    apartment: { ...unit, deleted: false },
    arrived_at: '2026-11-20T12:00:00.000Z',
  })
const [first, second, letter] = [waiting('12'), waiting('13'), waiting('14', 'judicial')]
const people = answer(answerersAnswer, {
  data: [
    {
      id: ana,
      name: 'Ana Moradora',
      relation: 'owner',
      phones: [],
      photo: null,
      may_authorize: true,
      has_login: true,
    },
  ],
})
const handOver = ({ id }: { id: string }) => `POST /parcels/${id}/hand-over`

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={parcels} role={role}>
      <HandOverDialog of={{ apartment: unit, resident: null }} onClose={() => undefined} />
    </RegisterProvider>,
    {
      role,
      at: '/apps/condominiums/gate/',
      answers: {
        'GET /parcels': listOf([first, second, letter]),
        [`GET /gate/apartments/${unit.id}/answerers`]: people,
        'POST /files': () => answer(fileAnswer, { data: { id: testId(), url: '/assinatura' } }),
        ...answers,
      },
    },
  )

test('all parcels of a household are handed over by one signature, except letters of a court', async () => {
  const { page, server } = await open({
    [handOver(first)]: one({ ...first, state: 'handed_over' }),
    [handOver(second)]: one({ ...second, state: 'handed_over' }),
  })
  await expect.element(page.getByRole('radio', { name: 'Ana Moradora' })).toBeChecked()
  await page.getByLabelText(screens.registerPages.signature.sign).click()
  await page.getByRole('button', { name: 'Entregar 2' }).click()
  await expect.poll(() => server.sent(handOver(second)).length).toBe(1)
  const sent = server.sent(handOver(first))[0]?.body
  expect(sent).toMatchObject({ handed_how: 'signature', handed_to_id: ana })
  expect(server.sent(handOver(letter))).toEqual([])
})

test('nothing is handed over without proof', async () => {
  const { page, server } = await open({})
  await page.getByRole('button', { name: 'Entregar 2' }).click()
  await expect.element(page.getByText(screens.parcelDesk.handOver.missing.signature)).toBeVisible()
  expect(server.sent(handOver(first))).toEqual([])
})

test('another person needs a name and a reason, which the server checks', async () => {
  const { page, server } = await open({
    [handOver(first)]: refused('validation', { handed_name: 'required' }),
  })
  await page.getByRole('radio', { name: /^Outra pessoa/ }).click()
  await userEvent.fill(page.getByRole('textbox', { name: screens.parcels.hand.reason }), 'Vizinho')
  await page.getByLabelText(screens.registerPages.signature.sign).click()
  await page.getByRole('button', { name: 'Entregar 2' }).click()
  const name = page.getByRole('textbox', { name: screens.parcels.hand.name })
  await expect.element(name).toHaveAccessibleDescription(problems.fields.required)
  // The next parcel is not tried: the person at the desk learns of the refusal first.
  expect(server.sent(handOver(second))).toEqual([])
})

test('a refusal of a field that the dialog lacks is still shown', async () => {
  const { page } = await open({
    [handOver(first)]: refused('validation', { handed_to_id: 'not_found' }),
  })
  await page.getByLabelText(screens.registerPages.signature.sign).click()
  await page.getByRole('button', { name: 'Entregar 2' }).click()
  await expect
    .element(page.getByText('Este registro não foi encontrado.', { exact: false }))
    .toBeVisible()
})
