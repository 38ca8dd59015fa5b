import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleCpf } from '../parts/sample-values.ts'
import { openTestApp, rowsOf, type TestApp } from '../testing/test-app.ts'

const MIGRATION = new URL('../../migrations/0109_text_without_hidden_signs.sql', import.meta.url)

let test: TestApp
let tower = ''
beforeAll(async () => {
  test = await openTestApp()
  tower = await make('/towers', { name: 'Jacarandá' })
  await make('/apartments', { tower_id: tower, number: '606' })
})
afterAll(() => test.close())

const send = (path: string, payload: object) => test.as('sindico').post(path, { payload })
async function make(path: string, payload: object): Promise<string> {
  const { status, body, raw } = await send(path, payload)
  expect([status, raw]).toEqual([201, raw])
  return body.data.id
}
let people = 62_000_000
const visitor = (name: string) => ({ name, cpf: sampleCpf((people += 1)) })

it.each(['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u200e', '\ufeff'])(
  'make neither a name nor a second unit: %j',
  async (sign) => {
    const nothing = await send('/visitors', visitor(`${sign}${sign}`))
    expect([nothing.status, nothing.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'name', code: 'required' })],
    ])
    expect((await send('/apartments', { tower_id: tower, number: `60${sign}6` })).status).toBe(409)
    expect((await send('/towers', { name: `Jaca${sign}randá` })).status).toBe(409)
  },
)

it('are ignored in searches too', async () => {
  await make('/visitors', visitor('Ana\u200bbela Cruz'))
  const { body } = await test.as('sindico').get('/visitors?q=an%E2%80%8Babela')
  expect(rowsOf(body).map((row) => row['name'])).toEqual(['Anabela Cruz'])
})

it.each([
  [
    "Rita D'Angelo",
    ["d'angelo", 'd\u2019angelo', 'd\u00b4angelo', 'd\u02bcangelo', 'dangelo', 'angelo'],
  ],
  ['Pedro D\u2019Ávila', ["d'avila", 'd\u2019ávila', 'davila', 'avila']],
  ['Nina Dacqua', ["d'acqua", 'dacqua']],
  ['Ana\u2011Lia Prado', ['ana-lia', 'ana\u2010lia', 'ana lia', 'lia']],
])('%s is found however it is typed', async (name, typed) => {
  const id = await make('/visitors', visitor(name))
  for (const words of typed) {
    const query = encodeURIComponent(words)
    const list = await test.as('sindico').get(`/visitors?q=${query}`)
    const everywhere = await test.as('sindico').get(`/search?q=${query}`)
    const box = await test.as('funcionario').post('/gate/box', { payload: { q: words } })
    expect([words, ...[list, everywhere, box].map(({ raw }) => raw.includes(id))]).toEqual([
      words,
      true,
      true,
      true,
    ])
  }
})

it('are removed from earlier values, with an entry in the trail', async () => {
  const { bosque } = test.tenants
  const [one, twin, nobody, angelo] = await Promise.all([
    make('/apartments', { tower_id: tower, number: '701' }),
    make('/apartments', { tower_id: tower, number: '702' }),
    make('/visitors', visitor('Alguém')),
    make('/visitors', visitor("Sara D'Elia")),
  ])
  const text = await readFile(MIGRATION, 'utf8')
  const client = new Client({ connectionString: test.database.adminUrl })
  await client.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE ${test.database.ownerRole}`)
    await client.query(`SET LOCAL app.tenant_id = '${bosque}'`)
    await client.query(`UPDATE apartments SET number = E'70\\u200b1' WHERE id = '${twin}'`)
    await client.query(`UPDATE visitors SET name = E'\\u3164' WHERE id = '${nobody}'`)
    await client.query(`UPDATE visitors SET name = E'Sara D\\u2019Elia' WHERE id = '${angelo}'`)
    await client.query(text)
    await client.query(`SET LOCAL app.tenant_id = '${bosque}'`)
    const { rows } = await client.query(
      `SELECT number AS said FROM apartments WHERE id IN ('${one}', '${twin}')
       UNION ALL SELECT name FROM visitors WHERE id IN ('${nobody}', '${angelo}')
       UNION ALL SELECT changes->'number'->>1 FROM audit_log WHERE row_id = '${twin}' AND operation = 'update'
       UNION ALL SELECT word FROM search_words WHERE row_id = '${angelo}' AND word LIKE 'd%' ORDER BY 1`,
    )
    expect(rows.map(({ said }: { said: string }) => said)).toEqual(
      ['701', '701 (2)', '?', "Sara D'Elia", '701 (2)', 'd', "d'elia", 'delia'].toSorted(),
    )
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
})
