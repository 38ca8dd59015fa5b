import { answerersAnswer } from '@portaria/contract/modules/gate/gate'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { expect, test, vi } from 'vitest'
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
import { gateVisit } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { AnswerDialog } from './AnswerDialog.tsx'

const role = 'funcionario'
const unit = { id: testId(), title: 'Ipê 101' }
const visit = gateVisit({ state: 'waiting', guest_name: 'Rui Convidado', apartment: unit })
const stored = recordOf(visits, {
  id: visit.id,
  guest_name: 'Rui Convidado',
  kind: 'social',
  state: 'authorised',
  visitor_id: visit.visitor_id,
})
const people = answer(answerersAnswer, {
  data: [
    {
      id: testId(),
      name: 'Ana Moradora',
      relation: 'owner',
      phones: [],
      photo: null,
      may_authorize: true,
      has_login: true,
    },
  ],
})
const [ALLOW, DENY] = ['authorise', 'deny'].map((act) => `POST /visits/${visit.id}/${act}`)

function open(answers: Answers, about = visit) {
  const onAllowed = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const shown = renderScreen(
    <RegisterProvider register={visits} role={role}>
      <AnswerDialog {...{ visit: about, onAllowed, onClose }} />
    </RegisterProvider>,
    {
      role,
      at: '/apps/condominiums/gate/',
      answers: { [`GET /gate/apartments/${unit.id}/answerers`]: people, ...answers },
    },
  )
  return shown.then((screen) => ({ ...screen, onAllowed, onClose }))
}

test('nobody is let in on behalf of a unit without the name of the resident', async () => {
  const { page, server } = await open({})
  const resident = page.getByRole('radio', { name: 'Ana Moradora' })
  await expect.element(resident).toBeInTheDocument()
  await page.getByRole('button', { name: screens.gate.answer.allow }).click()
  await expect.element(page.getByText(screens.gate.answer.nameRequired)).toBeVisible()
  // The arrow keys choose from here.
  await expect.element(resident).toHaveFocus()
  // The message is shown only while it applies: a typed name is enough.
  await userEvent.keyboard('Nino')
  await expect
    .element(page.getByRole('textbox', { name: screens.gate.answer.otherName }))
    .toHaveValue('Nino')
  await expect.element(page.getByText(screens.gate.answer.nameRequired)).not.toBeInTheDocument()
  expect(server.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test('a resident’s word lets the visitor in, with the resident’s name and channel', async () => {
  const { page, server, onAllowed } = await open({ [String(ALLOW)]: one(stored) })
  // The desk chooses among the same channels as without a network.
  await expect
    .element(page.getByRole('radio', { name: screens.gate.answer.desk }))
    .toBeInTheDocument()
  await page.getByRole('radio', { name: 'Ana Moradora' }).click()
  await page.getByRole('button', { name: screens.gate.answer.allow }).click()
  await expect.poll(() => onAllowed.mock.calls.length).toBe(1)
  expect(server.sent(String(ALLOW))[0]?.body).toEqual({
    answered_through: 'intercom',
    answered_name: 'Ana Moradora',
  })
})

test('a refusal needs no name', async () => {
  const { page, server, onClose } = await open({ [String(DENY)]: one(stored) })
  await page.getByRole('button', { name: screens.gate.answer.deny }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(server.sent(String(DENY))[0]?.body).toEqual({ answered_through: 'intercom' })
})

test('an answer given meanwhile in the app is not overruled', async () => {
  const { page, onAllowed, onClose } = await open({ [String(ALLOW)]: refused('state_conflict') })
  await page.getByRole('radio', { name: 'Ana Moradora' }).click()
  await page.getByRole('button', { name: screens.gate.answer.allow }).click()
  await expect.element(page.getByText(screens.gate.answer.already)).toBeVisible()
  expect([onAllowed.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('a blocked visitor is announced before anything is answered', async () => {
  const { page } = await open({}, { ...visit, blocked: true })
  await expect.element(page.getByText(/^Visitante bloqueado/)).toBeVisible()
})
