import { fileAnswer } from '@portaria/contract/answers/register-answers'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../../register-pages/register-context.tsx'
import { type Answers, answer, one, recordOf, testId } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { registers, screens } from '../../../../testing/words.ts'
import { RefuseLetter } from './RefuseLetter.tsx'
import { refusalStatement } from './refusal-statement.ts'

const role = 'funcionario'
const UNIT = testId()
const letter = recordOf(parcels, {
  number: '12',
  kind: 'judicial',
  state: 'arrived',
  place: 'desk',
  apartment_id: UNIT,
  apartment: { id: UNIT, title: '1203', deleted: false },
})
const REFUSE = `POST /parcels/${letter.id}/refuse`

const open = (answers: Answers, kind = 'judicial') =>
  renderScreen(
    <RegisterProvider register={parcels} role={role}>
      <RefuseLetter record={{ ...letter, kind }} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/parcel/${letter.id}`, answers },
  )

test('a court’s letter is refused with a prepared statement and a signature', async () => {
  const id = testId()
  const { page, server } = await open({
    'POST /files': answer(fileAnswer, { data: { id, url: '/assinatura' } }),
    [REFUSE]: one({ ...letter, state: 'refused' }),
  })
  await page.getByRole('button', { name: registers.parcels.transitions.refuse.button }).click()
  const dialog = page.getByRole('dialog')
  const statement = dialog.getByRole('textbox')
  await expect.element(statement).toHaveValue(refusalStatement('1203'))
  const confirm = dialog.getByRole('button', { name: registers.parcels.transitions.refuse.button })
  await confirm.click()
  const pad = dialog.getByLabelText(screens.registerPages.signature.sign)
  await expect.element(pad).toHaveAccessibleDescription(screens.registerPages.signature.missing)
  await pad.click()
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent(REFUSE)[0]?.body).toMatchObject({
    refused_statement: refusalStatement('1203'),
    signature_file_id: id,
  })
})

test('no other parcel can be refused so', async () => {
  const { page } = await open({}, 'package')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
