import { cabinets } from '@portaria/contract/modules/cabinets/cabinets/cabinets'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import { answerersAnswer } from '@portaria/contract/modules/gate/gate'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { pt as common } from '../../../platform/i18n/texts/pt.ts'
import {
  type Answer,
  type Answers,
  answer,
  listOf,
  one,
  recordOf,
  refused,
  testId,
} from '../../../testing/fake-server.ts'
import { boxOf, emptyUnit, gateVisit, quietDesk } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { registers, screens } from '../../../testing/words.ts'
import { GateScreen } from '../GateScreen.tsx'

type Screen = Awaited<ReturnType<typeof renderScreen>>

const unit = { id: testId(), title: 'Ipê 101' }
const waits = gateVisit({ state: 'waiting', guest_name: 'Rui Convidado', apartment: unit })
const early = gateVisit({ guest_name: 'Lia Cedo', refusal: 'pass_not_yet' })
const expected = gateVisit({ guest_name: 'Zeca Novo' })
const carries = gateVisit({
  state: 'inside',
  guest_name: 'Ana Dentro',
  items: [{ id: testId(), description: 'Bicicleta', quantity: null }],
})
const person = (may: boolean) => ({
  id: testId(),
  name: 'Maria Moradora',
  relation: 'owner',
  phones: ['+5511988887777'],
  photo: null,
  may_authorize: may,
  has_login: true,
})
const households: Record<string, Answer> = {
  known: answer(answerersAnswer, { data: [person(true)] }),
  unknown: answer(answerersAnswer, { data: [] }),
}
const entry = 'POST /gate/entries'
const answerers = `GET /gate/apartments/${unit.id}/answerers`
const { act } = screens.gate
/** Matches the button of a row, whose name goes on with that of its guest. */
const begins = (word: string) => new RegExp(`^${word}`)
const press =
  (name: string | RegExp) =>
  async ({ page }: Screen) =>
    page.getByRole('button', { name }).click()
const enter =
  (text: string) =>
  async ({ page }: Screen) => {
    await userEvent.keyboard(text)
    await expect.element(page.getByRole('row').first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
  }

/** How to open each window, and the question of its dialog; `typed` if it has a text field. */
const windows: Record<
  string,
  { open: (screen: Screen) => Promise<unknown>; answers?: Answers; typed: boolean }
> = {
  'a visit': { open: press(screens.gate.act.visit), typed: true },
  'a parcel': { open: press(screens.gate.act.receive), typed: true },
  'an answer of a known household': { open: press(begins(act.answer)), typed: true },
  'an answer of nobody who is known': {
    open: press(begins(act.answer)),
    answers: { [answerers]: households['unknown'] ?? emptyUnit },
    typed: true,
  },
  'the reason of an entry': { open: press(begins(act.letIn)), typed: true },
  'a document': {
    open: enter('zeca'),
    answers: { [entry]: refused('validation', { visitor_id: 'visitor_unidentified' }) },
    typed: true,
  },
  'a reason that the server asks for': {
    open: enter('zeca'),
    answers: { [entry]: refused('state_conflict', { let_in_reason: 'visitor_blocked' }) },
    typed: true,
  },
  'what is lent': { open: press(screens.gate.loans.lend), typed: true },
  'an exit that was forgotten': {
    open: enter('zeca'),
    answers: {
      [entry]: refused(
        'state_conflict',
        { visitor_id: 'already_inside' },
        { existing: { id: testId(), title: 'Zeca Novo' } },
      ),
    },
    typed: false,
  },
  'what leaves with somebody': { open: press(begins(act.leave)), typed: false },
  'the camera': { open: press(screens.gate.box.scan), typed: false },
}

/** Opens the desk and one of its windows; returns the parts that the tests read. */
async function shown(name: string) {
  const { open, answers } = windows[name] ?? { open: press(''), answers: {} }
  const screen = await renderScreen(<GateScreen />, {
    role: 'funcionario',
    at: '/apps/condominiums/gate/',
    answers: {
      ...quietDesk({ expected: [waits, early, expected], inside: [carries] }),
      'POST /gate/box': boxOf({ visits: [expected] }),
      'GET /search': answer(searchAnswer, { data: [] }),
      'GET /cabinets': listOf([recordOf(cabinets, { name: 'Chaves', kind: 'keys' })]),
      'GET /parcels': listOf([]),
      'GET /lockers': listOf([]),
      'GET /apartments': listOf([]),
      [answerers]: households['known'] ?? emptyUnit,
      [entry]: refused('throttled'),
      [`POST /visits/${waits.id}/authorise`]: refused('throttled'),
      ...answers,
    },
  })
  const { page } = screen
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('button', { name: begins(act.answer) })).toBeVisible()
  await open(screen)
  await expect.element(dialog).toBeVisible()
  const box = page.getByRole('combobox', { name: screens.gate.box.label })
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  return { box, dialog, question }
}

/** Fields that keep their text as it was typed. */
const TEXT = ['input:not([type])', 'input[type=text]', 'textarea']
  .map((field) => `${field}:not([role=combobox], [aria-hidden])`)
  .join()
const isTyped = (name: string) => windows[name]?.typed === true
const inside = (dialog: Locator) => () =>
  dialog.element().contains(document.activeElement?.closest('[role="dialog"]') ?? null)

/**
 * Presses Escape until a condition holds, since an open list of choices uses up the first press.
 */
async function escapeUntil(isThere: () => boolean) {
  for (let presses = 0; presses < 3 && !isThere(); presses += 1)
    await userEvent.keyboard('{Escape}')
}

/** A list that found nothing stays until Escape, which takes the search along. */
async function endsSearch(typed: () => string[]) {
  const nothing = page.getByText(common.ui.noResults)
  await expect.element(nothing).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(typed).toContain('')
  await expect.element(nothing).not.toBeInTheDocument()
}

/** Closes a window and types into the desk. */
async function typesOn({ box, dialog }: Awaited<ReturnType<typeof shown>>) {
  await escapeUntil(() => !dialog.query())
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('xyz')
  await expect.element(box).toHaveValue('xyz')
  await expect.element(box).toHaveFocus()
}

/** Types into a window, is asked before it closes, stays, and then leaves. */
async function asksFirst({ dialog, question }: Awaited<ReturnType<typeof shown>>) {
  const text = dialog.element().querySelector<HTMLInputElement>(TEXT)
  // Text typed to search in a list disappears with the list.
  if (text === null) return
  if (text.value === '') await userEvent.fill(text, 'Zuleica')
  const before = text.value
  const isAsked = () => question.query() !== null
  await escapeUntil(isAsked)
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(inside(dialog)).toBe(true)
  expect(text.value).toBe(before)
  await escapeUntil(isAsked)
  await userEvent.keyboard('{Tab}{Enter}')
}

test.each(Object.keys(windows).filter(isTyped))(
  'the window of %s takes what is typed at once, loses nothing, and gives the focus back',
  async (name) => {
    const desk = await shown(name)
    const typed = () =>
      [...desk.dialog.element().querySelectorAll<HTMLInputElement>('input:not([type=radio])')].map(
        ({ value }) => value,
      )
    await userEvent.keyboard('529')
    await expect.poll(typed).toContain('529')
    await expect.poll(inside(desk.dialog)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.poll(typed).toContain('529')
    if (name === 'what is lent') await endsSearch(typed)
    await asksFirst(desk)
    await typesOn(desk)
  },
)

test.each(Object.keys(windows).filter((name) => !isTyped(name)))(
  'the window of %s has the focus at once, and gives it back',
  async (name) => {
    const desk = await shown(name)
    await expect.poll(inside(desk.dialog)).toBe(true)
    await typesOn(desk)
  },
)

test('text typed after a label, before its window appears, goes to the field of the unit', async () => {
  const found = Promise.withResolvers<Answer>()
  const { page, server } = await renderScreen(<GateScreen />, {
    role: 'funcionario',
    at: '/apps/condominiums/gate/',
    answers: {
      ...quietDesk(),
      'POST /gate/box': () => found.promise,
      'GET /search': answer(searchAnswer, {
        data: [
          {
            register: 'apartments',
            meant: true,
            more: false,
            hits: [{ ...unit, former: false, by: null, record: {} }],
          },
        ],
      }),
      'GET /parcels': listOf([]),
      'GET /lockers': listOf([]),
      'POST /parcels': one(
        recordOf(parcels, {
          number: '12',
          kind: 'parcel',
          state: 'arrived',
          place: 'desk',
          apartment_id: unit.id,
          arrived_at: '2026-11-20T12:00:00.000Z',
        }),
      ),
    },
  })
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('QK123456789BR{Enter}101')
  found.resolve(boxOf({}))
  const whose = page.getByRole('textbox', { name: screens.parcelDesk.reception.recipient })
  await expect.element(whose).toHaveValue('101')
  await expect.element(whose).toHaveFocus()
  await expect
    .element(page.getByRole('textbox', { name: registers.parcels.fields.tracking }))
    .toHaveValue('QK123456789BR')
  await expect.element(page.getByRole('option', { name: 'Ipê 101' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sent('POST /parcels')[0]?.body)
    .toMatchObject({ tracking: 'QK123456789BR', apartment_id: unit.id })
})
