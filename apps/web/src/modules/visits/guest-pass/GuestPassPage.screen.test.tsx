import { guestPassAnswer } from '@portaria/contract/modules/visits/visits'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { screens } from '../../../testing/words.ts'
import { GuestPassPage } from './GuestPassPage.tsx'

const pass = {
  guest_name: 'Nádia Costa',
  company: 'Residencial Bosque',
  address: null,
  time_zone: 'America/Sao_Paulo',
  host: 'Ana',
  code: 'ABCDEFGH234567',
  pin: '12345678',
  valid_from: '2099-12-14T22:00:00.000Z',
  valid_to: '2099-12-15T02:00:00.000Z',
  weekdays: [],
  from_time: null,
  to_time: null,
  uses_left: null,
}

test.each([
  [
    'a pass that does not hold yet from when it does',
    { state: 'not_yet' },
    /Vale a partir de 14\/12\/2099,? (às )?19:00/,
    1,
  ],
  [
    'a pass whose reservation waits that it is on hold',
    { state: 'paused', code: null, pin: null },
    /Suspenso por enquanto.*a reserva espera aprovação/,
    0,
  ],
] as const)('tells of %s', async (_what, standing, words, codes) => {
  const { page } = await renderScreen(<GuestPassPage token="abc" />, {
    role: null,
    at: '/apps/guests/pass/abc',
    answers: { 'POST /guests/pass': answer(guestPassAnswer, { data: { ...pass, ...standing } }) },
  })
  const sheet = page.getByRole('article')
  await expect.element(sheet).toMatchTextContent(words)
  const code = sheet.getByRole('img', { name: screens.guestPass.qr })
  expect(code.elements()).toHaveLength(codes)
})
