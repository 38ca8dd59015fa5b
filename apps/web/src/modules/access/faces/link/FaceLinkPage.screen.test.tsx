import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { changeLanguage } from '@portaria/i18n/react/texts'
import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import {
  consentOf,
  enrolledOf,
  faceAnswered,
  faceOf,
  facesAnswered,
  withdrawnOf,
} from '../../../../testing/face-answers.ts'
import { type Answers, refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { screens } from '../../../../testing/words.ts'
import { FaceLinkPage } from './FaceLinkPage.tsx'

const words = screens.accessFaces
const LOOK = 'GET /face-links/abc'

const open = (answers: Answers) =>
  renderScreen(<FaceLinkPage token="abc" />, {
    role: null,
    at: '/apps/faces/consent/abc',
    answers,
  })

test('opening it changes nothing; consent and withdrawal go by the link', async () => {
  const face = faceOf({ status: 'consent_pending' })
  const consented = {
    ...face,
    status: 'photo_pending' as const,
    consent: consentOf({ how: 'link' }),
  }
  let now = face
  const { page, server } = await open({
    [LOOK]: () => facesAnswered(now),
    'POST /face-links/abc/consent': () => {
      now = consented
      return faceAnswered(now)
    },
    'DELETE /face-links/abc/consent': () => {
      now = withdrawnOf(face)
      return faceAnswered(now)
    },
  })
  await expect.element(page.getByText(words.stands.consent_pending)).toBeVisible()
  expect(server.calls.map(({ name }) => name)).toEqual([LOOK])
  await expectAccessible()
  await page.getByRole('button', { name: words.choice.agree }).click()
  await expect.element(page.getByText(words.stands.photo_pending)).toHaveFocus()
  await page.getByRole('button', { name: words.consent.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.consent.withdraw }).click()
  await expect.element(page.getByText(words.stands.revoked)).toHaveFocus()
  expect(server.sent('POST /face-links/abc/consent')[0]?.headers.has('Authorization')).toBe(false)
})

test.for([
  ['that was used', 'face_link_used'],
  ['of an inactive company', 'face_company_inactive'],
] as const)('a link %s offers to withdraw alone, and says so', async ([, refusal]) => {
  const face = faceOf({ link_refusal: refusal })
  const reason = fieldText('pt', refusal)
  let now = enrolledOf(face)
  const { page } = await open({
    [LOOK]: () => facesAnswered(now),
    'DELETE /face-links/abc/consent': () => {
      now = withdrawnOf(face)
      return faceAnswered(now)
    },
  })
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByText(words.photo.title)).not.toBeInTheDocument()
  await page.getByRole('button', { name: words.consent.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.consent.withdraw }).click()
  await expect
    .element(page.getByRole('button', { name: words.consent.withdraw }))
    .not.toBeInTheDocument()
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.choice.agree }))
    .not.toBeInTheDocument()
  await expectAccessible()
})

test('it shows no photo and no way to a profile', async () => {
  const { page } = await open({ [LOOK]: facesAnswered(enrolledOf(faceOf())) })
  await expect.element(page.getByRole('button', { name: words.consent.withdraw })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.photo.see })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('a link that ended says so', async () => {
  const { page } = await open({ [LOOK]: refused('validation', { token: 'token_invalid' }) })
  await expect.element(page.getByText(words.link.ended)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a server that is out of reach can be tried again', async () => {
  let isDown = true
  const { page } = await open({
    [LOOK]: () => (isDown ? refused('unavailable') : facesAnswered(faceOf())),
  })
  await expect.element(page.getByText(words.link.failed)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: words.link.again }).click()
  await expect.element(page.getByRole('button', { name: words.choice.agree })).toBeVisible()
})

test('the term can be read in another language, to which the consent then is', async () => {
  onTestFinished(() => changeLanguage('pt'))
  const face = faceOf()
  const POST = 'POST /face-links/abc/consent'
  const { page, server } = await open({
    [LOOK]: facesAnswered(face),
    [POST]: faceAnswered({ ...face, status: 'photo_pending', consent: consentOf() }),
  })
  await page.getByRole('combobox', { name: words.link.language }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await page.getByRole('button', { name: 'I agree to the term' }).click()
  await expect
    .poll(() => server.sent(POST).map(({ body }) => body))
    .toEqual([{ version: '2026-11', language: 'en' }])
})
