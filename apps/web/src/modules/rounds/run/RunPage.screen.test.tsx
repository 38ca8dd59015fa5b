import {
  type EntriesAnswer,
  entriesAnswer,
  entriesBody,
  type NewEntry,
  packAnswer,
  type RoundPack,
} from '@portaria/contract/modules/rounds/rounds/round-walk'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, answer, type Call, refused, testId } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { problems, screens } from '../../../testing/words.ts'
import { keepWalk, readKeptWalk } from './kept-walk.ts'
import { PointDialog } from './PointDialog.tsx'
import { Run } from './RunPage.tsx'
import { runPath } from './run-path.ts'
import { sendRounds } from './send-rounds.ts'

const role = 'funcionario'

let roundId: string
beforeEach(() => {
  roundId = testId()
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
    failed?.({} as GeolocationPositionError),
  )
})

const point = (name: string, more: Partial<RoundPack['points'][number]> = {}) => ({
  id: testId(),
  name,
  place: 'Garagem',
  instructions: null,
  photo_required: false,
  optional: false,
  not_before_min: null,
  questions: [],
  digests: [],
  ...more,
})

const packOf = (state: RoundPack['state'] = 'planned'): RoundPack => ({
  id: roundId,
  patrol: 'Ronda noturna',
  state,
  now: new Date().toISOString(),
  starts_at: new Date().toISOString(),
  ends_by: new Date(Date.now() + 3_600_000).toISOString(),
  enforce_order: false,
  points: [point('Guarita', { instructions: 'Veja o portão.' }), point('Piscina')],
})

const sentEntries = (calls: readonly Call[]) =>
  calls.flatMap(({ body }) => (body as { entries: NewEntry[] }).entries)

const takes = ({ body }: Call) =>
  answer(entriesAnswer, {
    data: (body as { entries: NewEntry[] }).entries.map(({ id }) => ({ id, outcome: 'taken' })),
  } satisfies EntriesAnswer)

function open(pack: RoundPack, answers: Answers = {}) {
  sendRounds()
  return renderScreen(<Run roundId={roundId} />, {
    role,
    at: runPath(roundId),
    answers: {
      [`GET /rounds/${roundId}/pack`]: answer(packAnswer, { data: pack }),
      [`POST /rounds/${roundId}/entries`]: takes,
      ...answers,
    },
  })
}

test('a round lists beforehand what a scan records; it is begun, noted, skipped and finished', async () => {
  const { page, server } = await open(packOf())
  await expect.element(page.getByText(/registra uma vez onde você está/)).toBeVisible()
  await page.getByRole('button', { name: screens.roundsRun.begin }).click()
  await expect.element(page.getByText('Veja o portão.')).toBeVisible()
  await page.getByRole('button', { name: screens.roundsRun.note }).click()
  await page.getByRole('dialog').getByRole('button', { name: screens.roundsRun.noteButton }).click()
  await expect.element(page.getByText(problems.fields.required)).toBeVisible()
  await page.getByRole('textbox', { name: screens.roundsRun.noteLabel }).fill('Lâmpada queimada')
  await page.getByRole('dialog').getByRole('button', { name: screens.roundsRun.noteButton }).click()
  await page.getByRole('button', { name: screens.roundsRun.skip }).click()
  await page.getByRole('textbox', { name: screens.roundsRun.skipLabel }).fill('Alagado')
  await page.getByRole('button', { name: screens.roundsRun.skipButton }).click()
  await page.getByRole('button', { name: screens.roundsRun.skip }).click()
  await page.getByRole('textbox', { name: screens.roundsRun.skipLabel }).fill('Trancada')
  await page.getByRole('button', { name: screens.roundsRun.skipButton }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Fim do percurso, com 2 pontos pulados' }))
    .toBeVisible()
  await page.getByRole('button', { name: screens.roundsRun.finish }).click()
  await expect.element(page.getByText(/Faltam 2 pontos: Guarita, Piscina/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: screens.roundsRun.finish }).click()
  await expect.element(page.getByText(screens.roundsRun.overWithMissing)).toBeVisible()
  await expect.element(page.getByText(/Tudo foi enviado/)).toBeVisible()
  const entries = sentEntries(server.sent(`POST /rounds/${roundId}/entries`))
  expect(entries.map(({ kind, note }) => [kind, note])).toEqual([
    ['start', undefined],
    ['note', 'Lâmpada queimada'],
    ['skip', 'Alagado'],
    ['skip', 'Trancada'],
    ['finish', undefined],
  ])
  expect(new Set(entries.map(({ run_id: run }) => run)).size).toBe(1)
  expect(new Set(entries.map(({ page_life: life }) => life)).size).toBe(1)
  // The round's data on the device were removed when it ended.
  await expect.poll(() => readKeptWalk(roundId)).toBeNull()
})

test('an aborted round is shown as aborted', async () => {
  const { page } = await open(packOf())
  await page.getByRole('button', { name: screens.roundsRun.begin }).click()
  await page.getByRole('button', { name: screens.roundsRun.abort }).click()
  await page
    .getByRole('textbox', { name: screens.roundsRun.abortLabel })
    .fill('Chamado na portaria')
  await page.getByRole('button', { name: screens.roundsRun.abortButton }).click()
  await expect.element(page.getByText(/Tudo foi enviado/)).toBeVisible()
  await expect.element(page.getByText(screens.roundsRun.abortDone).first()).toBeVisible()
  await expect.element(page.getByText(/Ronda feita/)).not.toBeInTheDocument()
})

test('without a network everything is kept on the device, and the round opens again unchanged', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const pack = packOf()
  const first = await open(pack, { [`POST /rounds/${roundId}/entries`]: offline })
  await first.page.getByRole('button', { name: screens.roundsRun.begin }).click()
  await expect.element(first.page.getByText(/1 registro por enviar/)).toBeVisible()
  await expect.poll(async () => (await readKeptWalk(roundId))?.entries.length).toBe(1)
  await first.page.unmount()
  const again = await open(pack, {
    [`GET /rounds/${roundId}/pack`]: offline,
    [`POST /rounds/${roundId}/entries`]: offline,
  })
  await expect
    .element(again.page.getByRole('button', { name: screens.roundsRun.scan }))
    .toBeVisible()
})

test('a round begun elsewhere, or refused by the server, shows a message', async () => {
  const running = await open(packOf('running'))
  await expect.element(running.page.getByText(/já começou em outro celular/)).toBeVisible()
  await running.page.unmount()
  roundId = testId()
  const none = await open(packOf(), { [`GET /rounds/${roundId}/pack`]: refused('not_found') })
  await expect.element(none.page.getByRole('alert')).toBeVisible()
})

test('another person’s walk on this device is not used', async () => {
  await keepWalk({
    roundId,
    userId: testId(),
    tenantId: testId(),
    runId: testId(),
    pack: packOf(),
    clockOffMin: 0,
    entries: [],
  })
  expect(await readKeptWalk(roundId)).toBeNull()
})

test('a point asks its questions and for a photo, and an old label is reported', async () => {
  const recorded: unknown[] = []
  const asked = point('Casa de bombas', {
    questions: [
      { question: 'O portão está fechado?', answer: 'yes_no', answer_required: true },
      { question: 'Pressão (bar)', answer: 'number', answer_required: false },
    ],
  })
  const { page } = await renderScreen(
    <PointDialog
      read={{ point: asked, code: 'ABC', method: 'qr', isOld: true }}
      record={async (what) => void recorded.push(what)}
      onClose={() => undefined}
    />,
    { role, at: runPath(roundId), answers: {} },
  )
  await expect.element(page.getByText(/A etiqueta é antiga/)).toBeVisible()
  await page.getByRole('button', { name: screens.roundsRun.register }).click()
  await expect.element(page.getByText(problems.fields.required)).toBeVisible()
  await page.getByRole('radio', { name: screens.roundsRun.yes }).click()
  await page.getByRole('textbox', { name: 'Pressão (bar)' }).fill('2,5')
  await page.getByRole('button', { name: screens.roundsRun.register }).click()
  await expect
    .poll(() => recorded)
    .toMatchObject([
      {
        kind: 'scan',
        code: 'ABC',
        point_id: asked.id,
        isOldCode: true,
        answers: [
          { question: 'O portão está fechado?', answer: 'Sim' },
          { question: 'Pressão (bar)', answer: '2,5' },
        ],
      },
    ])
})

test('a wrong clock is reported to the person before anything is recorded, and to the server', async () => {
  const now = new Date(Date.now() - 40 * 60_000).toISOString()
  const { page, server } = await open({ ...packOf(), now })
  await expect.element(page.getByText(/está 40 min adiantado/)).toBeVisible()
  const [taken] = server.sent(`GET /rounds/${roundId}/pack`)
  expect([...(taken?.query.keys() ?? [])]).toEqual(['at', 'page_life', 'monotonic_ms'])
  await page.getByRole('button', { name: screens.roundsRun.begin }).click()
  await expect.poll(() => server.sent(`POST /rounds/${roundId}/entries`)).toHaveLength(1)
  const [{ body } = {}] = server.sent(`POST /rounds/${roundId}/entries`)
  const { entries, sent } = entriesBody.parse(body)
  expect(sent?.page_life).toBe(entries[0]?.page_life)
})

test('an opened round shows without a network the clock’s last known error, and corrects it with one', async () => {
  const now = new Date(Date.now() + 40 * 60_000).toISOString()
  const first = await open({ ...packOf(), now })
  await expect.element(first.page.getByText(/está 40 min atrasado/)).toBeVisible()
  await first.page.unmount()
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const second = await open(packOf(), { [`GET /rounds/${roundId}/pack`]: offline })
  await expect.element(second.page.getByText(/está 40 min atrasado/)).toBeVisible()
  await second.page.unmount()
  const third = await open(packOf())
  await expect
    .element(third.page.getByRole('button', { name: screens.roundsRun.begin }))
    .toBeVisible()
  await expect.element(third.page.getByText(/min atrasado/)).not.toBeInTheDocument()
})
