import {
  type SecretChangeAnswer,
  secretChangeAnswer,
} from '@portaria/contract/modules/servers/secret-change'
import {
  type BackupRun,
  backupsAnswer,
  companyLoadsAnswer,
  type FailedJob,
  failedJobsAnswer,
  retriedJobAnswer,
  type ServersAnswer,
  serversAnswer,
} from '@portaria/contract/modules/servers/servers'
import { expect, test } from 'vitest'
import { type Answers, answer, refused, testId } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ServersPage } from './ServersPage.tsx'
import { serversPath } from './servers-path.ts'

type Server = ServersAnswer['data']['servers'][number]

const server = (values: Partial<Server> = {}): Server => ({
  id: testId(),
  name: 'um:1',
  version: '1.2.0',
  started_at: '2020-03-02T15:30:00.000Z',
  seen_at: '2020-03-02T15:30:05.000Z',
  ahead_ms: 3,
  state: 'serving',
  ...values,
})

const job = (values: Partial<FailedJob> = {}): FailedJob => ({
  id: '7',
  task: 'send_letter',
  company: { id: testId(), name: 'Residencial Bosque' },
  attempts: 10,
  failed_at: '2020-03-02T15:30:00.000Z',
  next_at: null,
  error: 'away',
  ...values,
})

const meta = (total: number) => ({ total, total_is: 'exact' as const, page: 1, per_page: 10 })

/** The answers of a calm installation, and what differs from it. */
function answers(changes: Answers = {}, servers = [server()], lanes = [lane('ordinary')]): Answers {
  return {
    'GET /servers': () =>
      answer(serversAnswer, {
        data: { servers, database: { version: '18.4', bytes: 48_000_000 }, lanes },
      }),
    'GET /servers/failed-jobs': () => answer(failedJobsAnswer, { data: [], meta: meta(0) }),
    'GET /servers/backups': () => answer(backupsAnswer, { data: [], meta: { is_set_up: true } }),
    'GET /servers/companies': () => answer(companyLoadsAnswer, { data: [], meta: meta(0) }),
    'GET /servers/secret': () => secret({}),
    ...changes,
  }
}

const secret = (changes: Partial<SecretChangeAnswer['data']>) =>
  answer(secretChangeAnswer, {
    data: {
      state: 'none',
      servers: [],
      companies: 12,
      finished: 0,
      unreadable: 0,
      invitations: 0,
      until: null,
      ...changes,
    },
  })

const lane = (name: string, waiting = 0, oldest_s = 0, failed = 0) => ({
  lane: name,
  waiting,
  oldest_s,
  failed,
})

const render = (given: Answers) =>
  renderScreen(<ServersPage />, { role: 'admin', at: serversPath, answers: given })

test('an installation that runs well is calm', async () => {
  const { page } = await render(answers())
  await expect.element(page.getByText('um:1')).toBeVisible()
  await expect.element(page.getByText(/^Versão 1\.2\.0 · no ar desde 02\/03\/2020/)).toBeVisible()
  await expect.element(page.getByText('Banco de dados: PostgreSQL 18.4 · 48 MB')).toBeVisible()
  for (const words of [
    'Atendendo',
    'Nenhuma troca em andamento.',
    'Nada está esperando.',
    'Nenhuma tarefa falhou.',
    'Nenhum e-mail foi recusado.',
    'Nenhuma chamada na última hora.',
  ])
    await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('button', { name: /Tentar de novo/ }).elements()).toEqual([])
})

test('releases that differ, clocks that are apart and a silent server are said', async () => {
  const servers = [
    server(),
    server({ name: 'dois:2', version: '1.1.0', ahead_ms: -4_200 }),
    server({ name: 'tres:3', state: 'silent' }),
  ]
  const { page } = await render(answers({}, servers))
  await expect.element(page.getByText('Há mais de uma versão no ar')).toBeVisible()
  await expect
    .element(page.getByText('Há relógios com mais de 2 segundos de diferença'))
    .toBeVisible()
  await expect.element(page.getByText('Relógio atrasado 4,2 s')).toBeVisible()
  await expect.element(page.getByText('Sem sinal')).toBeVisible()
})

test('queues in which something waits are a table, by their names', async () => {
  const lanes = [lane('letters', 3, 4_000, 2), lane('ordinary'), lane('weeds', 1, 20)]
  const { page } = await render(answers({}, [server()], lanes))
  await expect.element(page.getByRole('row', { name: 'E-mails de acesso 3 1 h 2' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'weeds 1 20 s 0' })).toBeVisible()
  await expect.element(page.getByText('Nas outras filas, nada está esperando.')).toBeVisible()
})

test('a failed job is tried again, and is gone', async () => {
  let failed = [
    job(),
    job({ id: '8', task: 'sweep', company: null, next_at: '2020-03-02T16:00:00.000Z' }),
  ]
  const { page, server: fake } = await render(
    answers({
      'GET /servers/failed-jobs': ({ query }) =>
        query.get('kind') === 'letters'
          ? answer(failedJobsAnswer, { data: [], meta: meta(0) })
          : answer(failedJobsAnswer, { data: failed, meta: meta(failed.length) }),
      'POST /servers/failed-jobs/7/retry': () => {
        failed = failed.slice(1)
        return answer(retriedJobAnswer, { data: { id: '7' } })
      },
    }),
  )
  await expect.element(page.getByText('Não será mais tentada sozinha.')).toBeVisible()
  await expect.element(page.getByText(/^Próxima tentativa: 02\/03\/2020/)).toBeVisible()
  await page
    .getByRole('button', { name: 'Tentar de novo: send_letter, Residencial Bosque' })
    .click()
  await expect.element(page.getByText('A tarefa será tentada agora')).toBeVisible()
  await expect.element(page.getByText('Residencial Bosque')).not.toBeInTheDocument()
  expect(fake.sent('POST /servers/failed-jobs/7/retry')).toHaveLength(1)
})

test('a job that somebody else tried first is said to be gone', async () => {
  const { page } = await render(
    answers({
      'GET /servers/failed-jobs': ({ query }) =>
        query.get('kind') === 'letters'
          ? answer(failedJobsAnswer, { data: [job()], meta: meta(1) })
          : answer(failedJobsAnswer, { data: [], meta: meta(0) }),
      'POST /servers/failed-jobs/7/retry': refused('not_found'),
    }),
  )
  await page.getByRole('button', { name: /Tentar de novo/ }).click()
  await expect.element(page.getByText('A tarefa não pôde ser tentada de novo')).toBeVisible()
})

test('companies by use have pages', async () => {
  const companies = Array.from({ length: 10 }, (_, nth) => ({
    id: testId(),
    name: `Condomínio ${nth + 1}`,
    requests: 1_200 - nth,
    refused: nth === 0 ? 3 : 0,
  }))
  const { page, server: fake } = await render(
    answers({
      'GET /servers/companies': () =>
        answer(companyLoadsAnswer, { data: companies, meta: meta(12) }),
    }),
  )
  await expect.element(page.getByRole('row', { name: 'Condomínio 1 1.200 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect.poll(() => fake.sent('GET /servers/companies').at(-1)?.query.get('page')).toBe('2')
})

const changes = [
  [
    { state: 'learning', servers: ['dois:2'] },
    ['Defina SESSION_SECRET_OTHER também nestes servidores:', 'dois:2', 'Preparando'],
  ],
  [{ state: 'sealing', finished: 7 }, ['Cifrando de novo', 'Empresas prontas: 7 de 12']],
  [
    { state: 'waiting', invitations: 3, until: '2020-03-02T15:30:00.000Z' },
    ['Esperando convites', /^Faltam 3 convites em aberto, o último até 02\/03\/2020/],
  ],
  [
    { state: 'none', unreadable: 1 },
    [
      'Nenhuma troca em andamento.',
      '1 valor não abre com nenhum dos segredos. Ele fica como está.',
    ],
  ],
  [
    { state: 'done', unreadable: 2 },
    [
      'O segredo antigo já pode ser removido de SESSION_SECRET_OTHER.',
      '2 valores não abrem com nenhum dos segredos. Eles ficam como estão.',
    ],
  ],
] as const

test.each(changes)('a change of the secret says how far it is: %j', async (change, words) => {
  const { page } = await render(
    answers({
      'GET /servers/secret': () =>
        secret({ ...change, servers: [...('servers' in change ? change.servers : [])] }),
    }),
  )
  for (const word of words) await expect.element(page.getByText(word)).toBeVisible()
})

test('each attempt at a backup says what it holds, or why it failed', async () => {
  const run = (values: Partial<BackupRun>): BackupRun => ({
    id: testId(),
    started_at: '2020-03-02T06:00:00.000Z',
    finished_at: '2020-03-02T06:01:00.000Z',
    taken_at: '2020-03-02T06:00:00.000Z',
    bytes: 48_000_000,
    rows: 51_219,
    files: 413,
    lost_files: 0,
    failure: null,
    ...values,
  })
  const none = { taken_at: null, bytes: null, rows: null, files: null }
  const data = [
    run({ ...none, finished_at: null }),
    run({ ...none, failure: 'The disk is full.' }),
    run({ lost_files: 2 }),
    run({}),
  ]
  const { page } = await render(
    answers({
      'GET /servers/backups': () => answer(backupsAnswer, { data, meta: { is_set_up: true } }),
    }),
  )
  for (const words of [
    'Em andamento',
    'Falhou',
    'The disk is full.',
    'Faltam arquivos',
    'Completa',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Faltam 2 arquivos, perdidos no servidor.')).toBeVisible()
  await expect
    .element(page.getByText('48 MB · registros: 51.219 · arquivos: 413').first())
    .toBeVisible()
})

test('an installation without backups says so', async () => {
  const { page } = await render(
    answers({
      'GET /servers/backups': () => answer(backupsAnswer, { data: [], meta: { is_set_up: false } }),
    }),
  )
  await expect.element(page.getByText(/^Nenhuma cópia é feita/)).toBeVisible()
})
