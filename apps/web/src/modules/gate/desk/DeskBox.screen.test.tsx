import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { visits } from '@portaria/contract/modules/visits/visits/visits'
import { searchWords } from '@portaria/contract/value-types/search-words'
import { searchText } from '@portaria/contract/value-types/text'
import { typedUnits } from '@portaria/contract/value-types/typed-unit'
import { expect, test } from 'vitest'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { type Answer, type Call, testId } from '../../../testing/fake-server.ts'
import { boxOf, emptyUnit, quietDesk } from '../../../testing/gate-answers.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { startTypist } from '../../../testing/typist.ts'
import { hitDetail, unitsOf } from '../../search/public/hit-words.ts'
import { BoxAndUnit } from './BoxAndUnit.tsx'
import { useDesk } from './use-desk.ts'

const role = 'funcionario'
const words = { detailOf: hitDetail, unitsOf }

/** The box of the desk, without the lists beside it. */
function TypedDesk() {
  return <BoxAndUnit desk={useDesk(words)} words={words} onEmptyEnter={() => undefined} />
}

const place = (title: string) => ({ id: testId(), title })
const towers = ['Ipê Amarelo', 'Jacarandá', 'Cedro']
const numbers = ['606', '1203', '101', '22']
const units = numbers.flatMap((number) =>
  towers.map((tower) => ({ ...place(`${tower} · ${number}`), tower, number })),
)
/**
 * People who each live in the unit of one number in the first tower. The name of each begins like
 * the key of another tower.
 */
const people = ['Jequitibá Souza', 'Vera Cruz', 'Evandro Lima', 'Caetano Reis'].map((name, at) => ({
  ...place(name),
  unit: units[at * towers.length],
}))

const begins = (text: string, words: readonly string[]) =>
  words.every((word) =>
    searchText(text)
      .split(/[^a-z\d]+/)
      .some((one) => one.startsWith(word)),
  )

/** Answers as the server does: units first, then residents by name, or by name and unit. */
function found(typed: string): Answer {
  const asked = typedUnits(typed)
  const meant = units.filter(({ tower, number }) =>
    asked.some(({ number: typedNumber, words }) =>
      words.length === 0
        ? number.startsWith(typedNumber)
        : number === typedNumber && begins(tower, words),
    ),
  )
  const living = people.filter(
    ({ title, unit }) =>
      begins(title, searchWords(typed)) ||
      asked.some(
        ({ number, words }) => words.length > 0 && unit?.number === number && begins(title, words),
      ),
  )
  const group = (
    register: RegisterName,
    isMeant: boolean,
    rows: readonly (typeof people)[number][],
  ) => ({
    register,
    meant: isMeant,
    more: false,
    hits: rows.map(({ id, title, unit }) => ({
      id,
      title,
      former: false,
      by: null,
      record: unit ? { apartment: { id: unit.id, title: unit.title } } : {},
    })),
  })
  return boxOf({
    found: [
      group(
        'apartments',
        true,
        meant.map((unit) => ({ ...unit, unit: undefined })),
      ),
      group('residents', false, living),
    ].filter(({ hits }) => hits.length > 0),
  })
}

/**
 * A typed text, and the title of the unit that it opens. The title is empty if the text opens no
 * unit and stays in the box.
 */
type Input = readonly [typed: string, opens: string]

const inputs: Input[] = [
  ...units.map(({ tower, number, title }, at): Input => {
    const name = searchText(tower).slice(0, 2 + (at % 3))
    return [at % 4 === 3 ? `${name} ${number}⏎` : `${number} ${name}⏎`, title]
  }),
  ...people.flatMap(({ title, unit }): Input[] => {
    const [name = ''] = searchText(title).split(' ')
    return [
      [`${unit?.number} ${name.slice(0, 3)}⏎`, unit?.title ?? ''],
      [`${unit?.number} ${name}⏎`, unit?.title ?? ''],
      [`${name}⏎`, unit?.title ?? ''],
    ]
  }),
  ['606 ', 'box: 606 '],
  ['606 zulmira', 'box: 606 zulmira'],
]

/** The person waits for the list, and then for the effect of the letter. */
const keys: Input[] = [
  ['606…j…', 'Jacarandá · 606'],
  ['1203…c…', 'Cedro · 1203'],
  ['101…i…', 'Ipê Amarelo · 101'],
  ['606…jequi⏎', 'Ipê Amarelo · 606'],
  ['606…e…', 'box: 606e'],
]

/** The two most different typists: fast with slow answers, slow with fast answers. */
const daily = [
  { every: 40, answers: 600 },
  { every: 250, answers: 15 },
]
/** The other typists, in a full run only. */
const further = [
  { every: 40, answers: 15 },
  { every: 120, answers: 15 },
  { every: 120, answers: 600 },
  { every: 250, answers: 600 },
]
const isLong = import.meta.env['PORTARIA_TEST_ALL'] === '1'

test.each(isLong ? [...daily, ...further] : daily)(
  'typing a key each $every ms, answered after $answers ms, opens what was typed',
  async (pace) => {
    const { page } = await renderScreen(
      <RegisterProvider register={visits} role={role}>
        <TypedDesk />
      </RegisterProvider>,
      {
        role,
        at: '/apps/condominiums/gate/',
        answers: {
          ...quietDesk(),
          'POST /gate/box': ({ body }: Call) =>
            new Promise<Answer>((resolve) =>
              setTimeout(() => resolve(found((body as { q: string }).q)), pace.answers),
            ),
          ...Object.fromEntries(
            units.map(({ id }) => [`GET /gate/apartments/${id}`, emptyUnit] as const),
          ),
        },
      },
    )
    const box = page.getByRole('combobox')
    await expect.element(box).toHaveFocus()
    const input = box.element()
    const typist = startTypist()
    const open = () => {
      const heading = document.querySelector('h2, h3')?.textContent
      return heading ?? `box: ${input instanceof HTMLInputElement && input.value}`
    }
    const all = [...inputs, ...keys]
    const opened: Input[] = []
    for (const [typed, opens] of all) {
      await typist.type(typed, pace.every)
      await typist.rest(1_100)
      await typist.until(() => open() === opens)
      await typist.rest(400)
      opened.push([typed, open()])
      await typist.press('Escape')
      await typist.press('Escape')
      await typist.rest(200)
    }
    expect(opened).toEqual(all)
  },
)
