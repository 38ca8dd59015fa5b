import type { Role } from '@portaria/contract/actors/roles'
import { residents } from '@portaria/contract/modules/people/residents/residents'
import { photo } from '@portaria/contract/schemas/photo'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RegisterProvider } from '../../../../register-pages/register-context.tsx'
import { faceFile } from '../../../../testing/drawn-face.ts'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import {
  consentOf,
  enrolledOf,
  faceAnswered,
  faceOf,
  filedAnswered,
  withdrawnOf,
} from '../../../../testing/face-answers.ts'
import { type Answers, dataOf, recordOf, testId } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { problems, screens } from '../../../../testing/words.ts'
import { FaceOfResident } from './FacePanel.tsx'

const words = screens.accessFiledFaces
const ofFaces = screens.accessFaces
const record = recordOf(residents, { name: 'Ana Lima' })
const person = { kind: 'resident' as const, id: record.id, name: 'Ana Lima', is_minor: false }
const face = faceOf({ person })
const PATH = `/faces/resident/${record.id}`
const GET = `GET ${PATH}`
const paper = consentOf({ how: 'paper', signed_on: '2026-11-20' })

const open = (answers: Answers, role: Role = 'sindico') =>
  renderScreen(
    <RegisterProvider register={residents} role={role}>
      <FaceOfResident record={record} />
      <p>fim</p>
    </RegisterProvider>,
    { role, at: `/apps/condominiums/resident/${record.id}`, answers },
  )

test('a signed term is filed with its day and the picture of the paper', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const id = testId()
  const filed = { ...face, status: 'photo_pending' as const, consent: paper }
  let now = face
  const { page, server } = await open({
    [GET]: () => filedAnswered(now),
    'POST /files': dataOf(photo, { id, url: '/x' }),
    [`POST ${PATH}/consent`]: () => {
      now = filed
      return faceAnswered(filed)
    },
  })
  await page.getByRole('button', { name: words.file.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.file.show }).click()
  await expect.element(dialog.getByText(/Condomínio Teste pede o seu consentimento/)).toBeVisible()
  await dialog.getByRole('button', { name: words.file.print }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(document.querySelector('[data-sheet]')?.textContent).toMatch(/Assinatura/)
  await dialog.getByRole('button', { name: words.file.save }).click()
  await expect.element(dialog.getByText(problems.fields.required)).toBeVisible()
  await userEvent.fill(dialog.getByLabelText(new RegExp(`^${words.file.signed}`)), '20/11/2099')
  await dialog.getByRole('button', { name: words.file.save }).click()
  await expect.element(dialog.getByText(problems.fields.date_future)).toBeVisible()
  await userEvent.fill(dialog.getByLabelText(new RegExp(`^${words.file.signed}`)), '20/11/2026')
  const input = dialog.element().querySelector('input[type=file]')
  if (!input) throw new Error('no input')
  await userEvent.upload(input, await faceFile())
  await expectAccessible()
  await dialog.getByRole('button', { name: words.file.save }).click()
  await expect.element(page.getByText(ofFaces.stands.photo_pending)).toHaveFocus()
  expect(server.sent(`POST ${PATH}/consent`).map(({ body }) => body)).toEqual([
    { version: '2026-11', language: 'pt', signed_on: '2026-11-20', paper_file_id: id },
  ])
  // With a paper the síndico sends the photo as well.
  await expect.element(page.getByRole('button', { name: ofFaces.photo.take })).toBeVisible()
})

test('a link is sent by e-mail, and says when it was sent', async () => {
  const asked = {
    ...face,
    status: 'consent_pending' as const,
    asked_at: '2026-11-29T12:00:00.000Z',
  }
  let now = face
  const { page, server } = await open({
    [GET]: () => filedAnswered(now),
    [`POST ${PATH}/letter`]: () => {
      now = asked
      return faceAnswered(asked)
    },
  })
  await page.getByRole('button', { name: words.letter.send }).click()
  await expect.element(page.getByRole('button', { name: words.letter.again })).toBeVisible()
  await expect.element(page.getByText(/vale por 30 dias/)).toBeVisible()
  expect(server.sent(`POST ${PATH}/letter`)).toHaveLength(1)
})

test('without an address no link is offered, and why', async () => {
  const { page } = await open({ [GET]: filedAnswered(face, { may_write: false }) })
  await expect.element(page.getByText(words.letter.cannot)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.letter.send }))
    .not.toBeInTheDocument()
})

test('a withdrawal needs no paper, and its receipt follows', async () => {
  const POST = `POST ${PATH}/withdrawal`
  let now = { ...enrolledOf(face), consent: paper }
  const { page, server } = await open({
    [GET]: () => filedAnswered(now),
    [POST]: () => {
      now = withdrawnOf(face) as typeof now
      return faceAnswered(now)
    },
  })
  await page.getByRole('button', { name: words.withdrawal.open }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.withdrawal.save }).click()
  await expect.element(page.getByText(ofFaces.stands.revoked)).toHaveFocus()
  await expect.element(page.getByText(/Leitor da garagem/)).toBeVisible()
  expect(server.sent(POST).map(({ body }) => body)).toEqual([{}])
})

test('who consented in their own account sends their own photo', async () => {
  const { page } = await open({ [GET]: filedAnswered(enrolledOf(face)) })
  await expect.element(page.getByText(words.onlyPaper)).toBeVisible()
  await expect.element(page.getByText(words.hows.session)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: ofFaces.photo.again }))
    .not.toBeInTheDocument()
})

test('administrators read the evidence, and act on nothing', async () => {
  const past = {
    ...paper,
    withdrawn_at: '2026-11-28T12:00:00.000Z',
    withdrawn_how: 'link' as const,
  }
  const { page } = await open(
    { [GET]: filedAnswered({ ...face, consent: paper }, { past: [past] }) },
    'admin',
  )
  await expect.element(page.getByText(words.hows.paper).first()).toBeVisible()
  await page.getByRole('button', { name: words.past }).click()
  await expect.element(page.getByText(words.hows.link)).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await expectAccessible()
})

test('the gate sees no panel', async () => {
  const { page } = await open({}, 'funcionario')
  await expect.element(page.getByText('fim')).toBeVisible()
  await expect.element(page.getByText(words.title, { exact: true })).not.toBeInTheDocument()
})
