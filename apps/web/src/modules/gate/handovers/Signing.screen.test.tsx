import { fileAnswer } from '@portaria/contract/answers/register-answers'
import { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { PERSON_ID, renderScreen } from '../../../testing/render-screen.tsx'
import { problems, registers, screens } from '../../../testing/words.ts'
import { SignLeaving } from './Signing.tsx'

const role = 'funcionario'
const record = recordOf(handovers, {
  number: '7',
  post: 'Portaria principal',
  starts_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2026-11-20T21:00:00.000Z',
  outgoing_id: PERSON_ID,
  outgoing: { id: PERSON_ID, title: 'Marta Teste', deleted: false },
  state: 'open',
})
const LEAVE = `POST /handovers/${record.id}/leave`
const fileId = testId()
const file = answer(fileAnswer, { data: { id: fileId, url: '/assinatura' } })

/** Opens the dialog as the person who began the handover; `more` overrides fields of the record. */
async function open(answers: Answers, more: object = {}) {
  const screen = await renderScreen(
    <RegisterProvider register={handovers} role={role}>
      <SignLeaving record={{ ...record, ...more }} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/handover/${record.id}`, answers },
  )
  await screen.page
    .getByRole('button', { name: registers.handovers.transitions.leave.button })
    .click()
  return { ...screen, dialog: screen.page.getByRole('dialog') }
}

const counted = (dialog: Locator) =>
  dialog.getByRole('textbox', { name: registers.handovers.fields.parcels_counted })
const note = (dialog: Locator) =>
  dialog.getByRole('textbox', { name: registers.handovers.fields.count_note })
const sign = (dialog: Locator) =>
  dialog.getByRole('button', { name: registers.handovers.transitions.leave.button }).click()

test('nobody hands over without a signature, and the typed count is kept', async () => {
  const { dialog, server } = await open({})
  await userEvent.fill(counted(dialog), '3')
  await userEvent.fill(note(dialog), 'Uma veio agora')
  await sign(dialog)
  const pad = dialog.getByLabelText(screens.registerPages.signature.sign)
  await expect.element(pad).toHaveAccessibleDescription(screens.registerPages.signature.missing)
  await expect.element(counted(dialog)).toHaveValue('3')
  expect(server.sent(LEAVE)).toEqual([])
})

test('a difference in the count requires an explanation, which is sent with the signature and the notes', async () => {
  const { dialog, server } = await open(
    { 'POST /files': file, [LEAVE]: one({ ...record, state: 'left' }) },
    { notes: 'Chave do salão' },
  )
  await expect.element(note(dialog)).not.toBeInTheDocument()
  await userEvent.fill(counted(dialog), '3')
  await sign(dialog)
  await expect.element(note(dialog)).toHaveAccessibleDescription(problems.fields.required)
  await userEvent.fill(note(dialog), 'Uma veio agora')
  await userEvent.clear(dialog.getByRole('textbox', { name: registers.handovers.fields.notes }))
  await dialog.getByLabelText(screens.registerPages.signature.sign).click()
  await sign(dialog)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent(LEAVE)[0]?.body).toEqual({
    parcels_counted: 3,
    count_note: 'Uma veio agora',
    notes: null,
    left_signature_file_id: fileId,
  })
})

test('a picture of a signature serves people who cannot draw one', async () => {
  const { dialog, server } = await open({
    'POST /files': file,
    [LEAVE]: one({ ...record, state: 'left' }),
  })
  await userEvent.fill(counted(dialog), '0')
  await dialog.getByRole('button', { name: screens.registerPages.signature.photo }).click()
  const picture = new File([new Uint8Array([1])], 'assinatura.png', { type: 'image/png' })
  const chooser = dialog.element().querySelector('input[type=file]')
  if (!chooser) throw new Error('there is nothing to choose a picture with')
  await userEvent.upload(chooser, picture)
  await expect.poll(() => server.sent('POST /files')).toHaveLength(1)
  await sign(dialog)
  await expect
    .poll(() => server.sent(LEAVE)[0]?.body)
    .toMatchObject({
      left_signature_file_id: fileId,
    })
})

test('a refusal of the server is shown at its field, and the same signature is sent again', async () => {
  let tries = 0
  const { dialog, server } = await open({
    'POST /files': file,
    [LEAVE]: () =>
      (tries += 1) === 1
        ? refused('validation', { count_note: 'required' })
        : one({ ...record, state: 'left' }),
  })
  await userEvent.fill(counted(dialog), '0')
  await dialog.getByLabelText(screens.registerPages.signature.sign).click()
  await sign(dialog)
  await userEvent.fill(note(dialog), 'Uma foi entregue agora')
  await sign(dialog)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.sent('POST /files')).toHaveLength(1)
})

test('a colleague of a person who no longer works here explains why they sign', async () => {
  const outgoing = { id: testId(), title: 'Rui Teste', deleted: false }
  const { dialog } = await open({}, { outgoing, unowned: true })
  await expect
    .element(note(dialog))
    .toHaveAccessibleDescription(/não trabalha mais aqui: diga por que você assina/)
})
