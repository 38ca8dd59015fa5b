import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { photoLinkAnswer } from '@portaria/contract/modules/access/faces/face-answers'
import { expect, test, vi } from 'vitest'
import { userEvent, page as viewport } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import {
  consentOf,
  enrolledOf,
  faceAnswered,
  faceOf,
  facesAnswered,
  photoOf,
  withdrawnOf,
} from '../../../../testing/face-answers.ts'
import { type Answers, dataOf, refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { OwnFacesPage } from './OwnFacesPage.tsx'

const words = screens.accessFaces
const LIST = 'GET /me/faces'

const open = (answers: Answers) =>
  renderScreen(<OwnFacesPage />, { role: 'condomino', at: '/apps/condominiums/faces/', answers })

const pathOf = (face: PersonFace) => `/me/faces/${face.person.kind}/${face.person.id}`

test('the two ways stand side by side in one size, and consenting leads to the photo', async () => {
  const face = faceOf()
  const consented = { ...face, status: 'photo_pending' as const, consent: consentOf() }
  const POST = `POST ${pathOf(face)}/consent`
  const { page, server } = await open({
    [LIST]: facesAnswered(face),
    [POST]: faceAnswered(consented),
  })
  const agree = page.getByRole('button', { name: words.choice.agree })
  const other = page.getByRole('button', { name: words.choice.other })
  await expect.element(agree).toBeVisible()
  await expect.element(page.getByText(/Condomínio Teste pede o seu consentimento/)).toBeVisible()
  await expect.element(page.getByText(/Rita Prado · dados@teste\.example/)).toBeVisible()
  await expect.element(page.getByText('No cadastro: 1 cartão e nenhum PIN.')).toBeVisible()
  const [one, two] = [agree, other].map((button) => {
    const { width, height } = button.element().getBoundingClientRect()
    const { fontWeight, backgroundColor, color } = getComputedStyle(button.element())
    return { width, height, fontWeight, backgroundColor, color }
  })
  expect(one).toEqual(two)
  await expectAccessible()
  await agree.click()
  await expect.element(page.getByText(words.stands.photo_pending)).toHaveFocus()
  expect(server.sent(POST).map(({ body }) => body)).toEqual([
    { version: '2026-11', language: 'pt' },
  ])
  await expect.element(page.getByRole('button', { name: words.photo.take })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.consent.withdraw })).toBeVisible()
})

test('who prefers a card or PIN sends nothing, and finds the term again', async () => {
  const { page, server } = await open({ [LIST]: facesAnswered(faceOf()) })
  await page.getByRole('button', { name: words.choice.other }).click()
  await expect.element(page.getByText(words.choice.kept)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words.others.setPin }))
    .toHaveAttribute('href', '/pages/profile#door-pins')
  await expectAccessible()
  await page.getByRole('button', { name: words.choice.back }).click()
  await expect.element(page.getByRole('button', { name: words.choice.agree })).toBeVisible()
  expect(server.calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([])
})

test('a consent that the server refuses is told, and can be given again', async () => {
  const face = faceOf()
  const { page } = await open({
    [LIST]: facesAnswered(face),
    [`POST ${pathOf(face)}/consent`]: refused('state_conflict'),
  })
  await page.getByRole('button', { name: words.choice.agree }).click()
  await expect.element(page.getByText(/mudou|já/i).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.choice.agree })).toHaveFocus()
})

test('a withdrawal says what it does first, and its receipt names each reader', async () => {
  const face = enrolledOf(faceOf())
  const DELETE = `DELETE ${pathOf(face)}/consent`
  let now = face
  const { page, server } = await open({
    [LIST]: () => facesAnswered(now),
    [DELETE]: () => {
      now = withdrawnOf(face)
      return faceAnswered(now)
    },
  })
  await expect.element(page.getByText('Cadastrado em 4 de 4 leitores.')).toBeVisible()
  await page.getByRole('button', { name: words.consent.withdraw }).click()
  await expect.element(page.getByText(words.consent.askText)).toBeVisible()
  expect(server.sent(DELETE)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: words.consent.withdraw }).click()
  await expect.element(page.getByText(words.stands.revoked)).toHaveFocus()
  const lines = page.getByRole('list', { name: words.removals.title }).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/Leitor da garagem.*Aguardando o leitor/)
  await expect.element(lines.nth(1)).toMatchTextContent(/Leitor social.*Removido/)
  expect(server.sent(DELETE)).toHaveLength(1)
  await expectAccessible()
})

test('a photo that is tested is read again until a reader has answered', async () => {
  const tested = {
    ...faceOf({ consent: consentOf(), photo: photoOf({ state: 'testing' }) }),
    status: 'processing' as const,
  }
  const refusedPhoto = photoOf({ state: 'refused', faults: ['pose', 'not_sharp'], is_kept: false })
  let reads = 0
  const { page } = await open({
    [LIST]: () => {
      reads += 1
      return facesAnswered(
        reads === 1 ? tested : { ...tested, status: 'failed', photo: refusedPhoto },
      )
    },
  })
  await expect.element(page.getByText(words.stands.testing)).toBeVisible()
  await expect.element(page.getByText(words.faults.pose)).toBeVisible()
  await expect.element(page.getByText(words.faults.not_sharp)).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.photo.take })).toBeVisible()
  expect(reads).toBe(2)
})

test('how many readers hold the face is shown while they get it', async () => {
  const face = { ...enrolledOf(faceOf()), status: 'processing' as const }
  const { page } = await open({
    [LIST]: facesAnswered({ ...face, readers: { enrolled: 3, wanted: 4 } }),
  })
  await expect.element(page.getByText('Cadastrado em 3 de 4 leitores.')).toBeVisible()
})

test('a minor’s guardian decides on the same page, folded below one’s own', async () => {
  const child = faceOf({
    person: { ...faceOf().person, name: 'Lia Lima', is_minor: true },
  })
  const { page } = await open({ [LIST]: facesAnswered(enrolledOf(faceOf()), child) })
  await expect
    .element(page.getByText('Você decide por Lia Lima, que é menor de idade.'))
    .toBeVisible()
  await page.getByRole('button', { name: words.choice.other }).click()
  await expect.element(page.getByText(words.choice.kept)).toBeVisible()
  // A child's PIN is not the guardian's to set.
  await expect
    .poll(() => page.getByRole('link', { name: words.others.setPin }).elements())
    .toHaveLength(1)
})

test('the kept photo is shown by a link that is made once', async () => {
  const face = enrolledOf(faceOf())
  const POST = `POST ${pathOf(face)}/photo-link`
  const { page, server } = await open({
    [LIST]: facesAnswered(face),
    [POST]: dataOf(photoLinkAnswer.shape.data, {
      url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    }),
  })
  await page.getByRole('button', { name: words.photo.see }).click()
  await expect.element(page.getByRole('img', { name: 'Foto de Ana Lima' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: words.photo.see })).toHaveFocus()
  expect(server.sent(POST)).toHaveLength(1)
})

test('a login without a person is told so', async () => {
  const { page } = await open({ [LIST]: refused('not_found') })
  await expect.element(page.getByText(words.nobody)).toBeVisible()
})

test('on a phone nothing is wider than the page', async () => {
  await viewport.viewport(390, 844)
  const { page } = await open({ [LIST]: facesAnswered(faceOf(), enrolledOf(faceOf())) })
  await expect.element(page.getByRole('button', { name: words.choice.agree })).toBeVisible()
  await vi.waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
  )
  for (const button of page.getByRole('button').elements())
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})
