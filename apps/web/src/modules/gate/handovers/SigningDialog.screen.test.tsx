import { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { fileAnswer } from '@portaria/contract/register-answers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  answer,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { SigningDialog } from './SigningDialog.tsx'

const role = 'funcionario'
const record = recordOf(handovers, {
  number: '7',
  post: 'Portaria principal',
  starts_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2026-11-20T21:00:00.000Z',
  outgoing_id: testId(),
  outgoing: { id: testId(), title: 'Marta Teste', deleted: false },
  state: 'open',
})
const LEAVE = `POST /handovers/${record.id}/leave`
const file = answer(fileAnswer, { data: { id: testId(), url: '/assinatura' } })

const open = (answers: Answers) =>
  renderScreen(
    <RegisterProvider register={handovers} role={role}>
      <SigningDialog record={record} transition="leave" onClose={() => undefined} />
    </RegisterProvider>,
    { role, at: `/apps/condominiums/handover/${record.id}`, answers },
  )

test('nobody leaves without a signature, and the count that was typed stays', async () => {
  const { page, server } = await open({})
  const counted = page.getByRole('textbox', { name: 'Encomendas contadas' })
  await userEvent.fill(counted, '3')
  await page.getByRole('button', { name: 'Assinar e passar' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(counted).toHaveValue('3')
  expect(server.sent(LEAVE)).toEqual([])
})

test('who leaves signs the count, with a word where it differs', async () => {
  const { page, server } = await open({
    'POST /files': file,
    [LEAVE]: one({ ...record, state: 'left' }),
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Encomendas contadas' }), '3')
  await page.getByLabelText('Assine aqui').click()
  await page.getByRole('button', { name: 'Assinar e passar' }).click()
  await expect.poll(() => server.sent(LEAVE)[0]?.body).toMatchObject({ parcels_counted: 3 })
})

test('what the server refuses stands at its field, with the signature still there', async () => {
  const { page } = await open({
    'POST /files': file,
    [LEAVE]: refused('validation', { count_note: 'required' }),
  })
  await userEvent.fill(page.getByRole('textbox', { name: 'Encomendas contadas' }), '3')
  await page.getByLabelText('Assine aqui').click()
  await page.getByRole('button', { name: 'Assinar e passar' }).click()
  await expect.element(page.getByText('Preencha este campo.')).toBeVisible()
})
