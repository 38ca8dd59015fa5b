import type { Role } from '@portaria/contract/actors/roles'
import { requestComments } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { requests } from '@portaria/contract/modules/matters/requests/requests'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import {
  type Answers,
  type Call,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problems, screens } from '../../../testing/words.ts'
import { Conversation } from './Conversation.tsx'
import { requestTalk } from './talk.ts'

const request = (state: string) =>
  recordOf(requests, { number: '12/2026', subject: 'Torneira', description: 'Pinga', state })
const asked = request('open')
const comment = (values: Record<string, unknown>) =>
  recordOf(requestComments, { request_id: testId(), audience: 'requester', body: '', ...values })
const made = ({ body }: Call) => one(recordOf(requestComments, body as Record<string, unknown>))

const open = (role: Role, answers: Answers = {}, state = 'in_progress') =>
  renderScreen(
    <RegisterProvider register={requests} role={role}>
      <Conversation record={request(state)} talk={requestTalk} isOver={state === 'closed'} />
    </RegisterProvider>,
    {
      role,
      at: '/apps/condominiums/request/1',
      answers: { 'GET /request-comments': listOf([]), ...answers },
    },
  )

test('comments are shown in order with the steps between them, and internal ones are marked', async () => {
  const { page, server } = await open('sindico', {
    'GET /request-comments': listOf([
      comment({ body: 'Orçamento de R$ 90', audience: 'team' }),
      comment({
        body: 'Chegamos às 14h',
        author: { id: testId(), title: 'Sandro Matos', deleted: false },
      }),
      comment({ step: 'start' }),
    ]),
  })
  await expect.element(page.getByText('Orçamento de R$ 90')).toBeVisible()
  const lines = page.getByRole('listitem').elements()
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Começou'),
    expect.stringMatching(/^Sandro Matos.*Chegamos às 14h$/),
    expect.stringContaining('Só a equipe'),
  ])
  const [asked] = server.sent('GET /request-comments')
  expect(asked?.query.get('sort')).toBe('-created_at')
})

test('paper has the comments, but no box for one', async () => {
  const { page } = await open('sindico', {
    'GET /request-comments': listOf([comment({ body: 'Chegamos às 14h' })]),
  })
  const said = page.getByText('Chegamos às 14h')
  const box = page.getByRole('textbox')
  await expect.element(said).toBeVisible()
  await expect.element(box).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(said).toBeVisible()
})

const provider = 'service_provider'

function Stepping({ role }: { role: Role }) {
  const [version, setVersion] = useState(1)
  return (
    <RegisterProvider register={requests} role={role}>
      <button type="button" onClick={() => setVersion(2)}>
        Passo
      </button>
      <Conversation record={{ ...asked, version }} talk={requestTalk} isOver={false} />
    </RegisterProvider>
  )
}

test('a step of the request is loaded when it happens', async () => {
  const steps = [comment({ step: 'start' })]
  let taken = 0
  const { page } = await renderScreen(<Stepping role={provider} />, {
    role: 'service_provider',
    at: '/apps/condominiums/request/1',
    answers: { 'GET /request-comments': () => listOf(steps.slice(0, taken)) },
  })
  await expect.element(page.getByText(screens.mattersConversation.none)).toBeVisible()
  taken = 1
  await page.getByRole('button', { name: 'Passo' }).click()
  await expect.element(page.getByText('Começou')).toBeVisible()
})

test('the team chooses the readers of a comment', async () => {
  const { page, server } = await open('sindico', { 'POST /request-comments': made })
  await userEvent.type(page.getByLabelText(screens.mattersConversation.write), 'Peça encomendada')
  await page.getByText('Só a equipe', { exact: true }).click()
  await page.getByRole('button', { name: screens.mattersConversation.send }).click()
  await expect.element(page.getByText(screens.mattersConversation.sent)).toBeVisible()
  expect(server.sent('POST /request-comments').map(({ body }) => body)).toMatchObject([
    { body: 'Peça encomendada', audience: 'team' },
  ])
  await expect.element(page.getByLabelText(screens.mattersConversation.write)).toHaveValue('')
})

test('the requester has no choice of readers; a refusal keeps typed text, and a repeated one is one comment', async () => {
  let isRefused = true
  const { page, server } = await open('condomino', {
    'POST /request-comments': (call) => {
      if (!isRefused) return made(call)
      isRefused = false
      return refused('unavailable')
    },
  })
  await expect.element(page.getByText(screens.mattersConversation.none)).toBeVisible()
  await expect.element(page.getByText('Só a equipe')).not.toBeInTheDocument()
  const field = page.getByLabelText(screens.mattersConversation.write)
  await page.getByRole('button', { name: screens.mattersConversation.send }).click()
  await expect.element(page.getByText(problems.fields.required)).toBeVisible()
  await userEvent.type(field, 'Pinga mais')
  await page.getByRole('button', { name: screens.mattersConversation.send }).click()
  await expect.element(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
  await expect.element(field).toHaveValue('Pinga mais')
  await page.getByRole('button', { name: screens.mattersConversation.send }).click()
  await expect.element(page.getByText(screens.mattersConversation.sent)).toBeVisible()
  const ids = server
    .sent('POST /request-comments')
    .map(({ body }) => (body as { id: string; audience?: string }).id)
  expect(new Set(ids).size).toBe(1)
})

test('text typed before the answer to a comment is kept', async () => {
  const answered = Promise.withResolvers<void>()
  const { page } = await open('condomino', {
    'POST /request-comments': async (call) => {
      await answered.promise
      return made(call)
    },
  })
  const field = page.getByLabelText(screens.mattersConversation.write)
  await userEvent.type(field, 'Pinga mais')
  await page.getByRole('button', { name: screens.mattersConversation.send }).click()
  await userEvent.fill(field, 'E de noite também')
  answered.resolve()
  await expect.element(page.getByText(screens.mattersConversation.sent)).toBeVisible()
  await expect.element(field).toHaveValue('E de noite também')
})

test('a closed conversation is read-only', async () => {
  const { page } = await open(
    'condomino',
    { 'GET /request-comments': listOf([comment({ step: 'close' })]) },
    'closed',
  )
  await expect.element(page.getByText('Confirmou que está feito')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
})
