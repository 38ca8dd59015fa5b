import {
  ownPinsAnswer,
  type OwnPins as Pins,
} from '@portaria/contract/modules/access/access-answers'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../testing/expect-accessible.ts'
import { type Answers, answer, refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { problems, screens } from '../../../../testing/words.ts'
import { OwnPins } from './OwnPins.tsx'

const words = screens.accessPins
const GET = 'GET /me/access-pins'
const PUT = 'PUT /me/access-pins'
const SET_AT = '2026-11-20T12:00:00.000Z'

const pins = (data: Partial<Pins> = {}) =>
  answer(ownPinsAnswer, { data: { pin_set_at: null, duress_set_at: null, ...data } })

const open = (answers: Answers) => renderScreen(<OwnPins />, { at: '/pages/profile', answers })

test('a PIN is set behind hidden digits, twice the same', async () => {
  let setAt: string | null = null
  const { page, server } = await open({
    [GET]: () => pins({ pin_set_at: setAt }),
    [PUT]: () => {
      setAt = SET_AT
      return pins({ pin_set_at: SET_AT })
    },
  })
  await page.getByRole('button', { name: /^Definir/ }).click()
  await page.getByRole('button', { name: words.save }).click()
  await expect.poll(() => page.getByText(problems.fields.required).elements()).toHaveLength(2)
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.field}`)), '1357')
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.repeat}`)), '13579')
  await expect
    .element(page.getByLabelText(new RegExp(`^${words.field}`)))
    .toHaveAttribute('type', 'password')
  await expectAccessible()
  await page.getByRole('button', { name: words.save }).click()
  await expect.element(page.getByText(words.wrong)).toBeVisible()
  await expect.element(page.getByText(words.differs)).toBeVisible()
  expect(server.sent(PUT)).toEqual([])
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.field}`)), '٨٢ 41-97')
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.repeat}`)), '824197')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(words.pin.saved)).toBeVisible()
  expect(server.sent(PUT).map(({ body }) => body)).toEqual([{ pin: '824197' }])
  await expect.element(page.getByRole('button', { name: /^Trocar/ })).toHaveFocus()
})

test('a PIN that the server refuses is told on its field', async () => {
  const { page } = await open({
    [GET]: pins(),
    [PUT]: refused('validation', { pin: 'not_allowed' }),
  })
  await page.getByRole('button', { name: /^Definir/ }).click()
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.field}`)), '824197')
  await userEvent.fill(page.getByLabelText(new RegExp(`^${words.repeat}`)), '824197')
  await page.getByRole('button', { name: words.save }).click()
  await expect.element(page.getByText(problems.fields.not_allowed)).toBeVisible()
})

test('the second PIN is out of sight until it is asked for, and is removed behind a question', async () => {
  const { page, server } = await open({
    [GET]: pins({ pin_set_at: SET_AT, duress_set_at: SET_AT }),
    [PUT]: pins({ pin_set_at: SET_AT }),
  })
  await expect.element(page.getByText(words.pin.title, { exact: true })).toBeVisible()
  await expect.element(page.getByText(words.duress.title)).not.toBeVisible()
  await page.getByRole('button', { name: words.duress.fold }).click()
  await expect.element(page.getByText(words.duress.text)).toBeVisible()
  await page.getByRole('button', { name: `Remover: ${words.duress.title}` }).click()
  await expect.element(page.getByText(words.duress.removeTitle)).toBeVisible()
  await page.getByRole('button', { name: words.remove, exact: true }).click()
  await expect.element(page.getByText(words.duress.removed)).toBeVisible()
  expect(server.sent(PUT).map(({ body }) => body)).toEqual([{ duress_pin: null }])
})

test('a login without a person has no PIN', async () => {
  const { page } = await open({ [GET]: refused('not_found') })
  await expect.element(page.getByText(words.nobody)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
