import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { digestRows, loadRowScript, rowScript } from './row-scripts.ts'

describe('a script of rows', () => {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: inject('databaseServerUrl') })
    await client.connect()
    await client.query('CREATE TEMP TABLE a (x text, y integer); CREATE TEMP TABLE b (x text)')
    await client.query(String.raw`
      INSERT INTO a VALUES ('\\.', 1), (E'\n\\.\n', NULL), (repeat('é', 5000), 3), ('', 4)`)
    await client.query(`INSERT INTO b VALUES ('COPY a FROM stdin;')`)
  })
  afterAll(() => client.end())

  const source = (name: string, columns: string[]) => ({
    name,
    columns,
    sql: `COPY (SELECT ${columns.join()} FROM ${name} ORDER BY x COLLATE "C") TO STDOUT`,
  })
  const sources = [source('a', ['x', 'y']), source('b', ['x'])]
  const copyIn = (table: string) => `COPY copy_of_${table} FROM STDIN`

  async function scriptInChunks(bytes: number) {
    const script = Buffer.concat(await Array.fromAsync(rowScript(client, sources, () => undefined)))
    return (async function* () {
      for (let from = 0; from < script.length; from += bytes) {
        yield script.subarray(from, from + bytes)
      }
    })()
  }

  it.each([1, 2, 7, 64, 1_000_000])('is read alike in chunks of %i bytes', async (bytes) => {
    await client.query('CREATE TEMP TABLE copy_of_a (LIKE a); CREATE TEMP TABLE copy_of_b (LIKE b)')
    const loaded = await loadRowScript(client, await scriptInChunks(bytes), copyIn)
    const noted = await digestRows(client, sources)
    expect(noted).toMatchObject(loaded)
    expect(noted.map(({ rows }) => rows)).toEqual([4, 1])
    const { rows } = await client.query(
      'SELECT count(*)::int AS same FROM a JOIN copy_of_a c ON a.x = c.x AND a.y IS NOT DISTINCT FROM c.y',
    )
    expect(rows).toEqual([{ same: 4 }])
    await client.query('DROP TABLE copy_of_a, copy_of_b')
  })

  it('notes how many rows it wrote, whether or not the server has said so', async () => {
    const stream = Object.assign(Readable.from([Buffer.from('a\nb\t1\nc'), Buffer.from('\nd\n')]), {
      rowCount: 0,
    })
    const early = new pg.Client()
    vi.spyOn(early, 'query').mockReturnValue(stream as never)
    const [noted] = await digestRows(early, [source('a', ['x', 'y'])])
    expect(noted?.rows).toBe(4)
  })

  it.each([
    ['ends within a table', 'COPY a FROM stdin;\nx\t1\n'],
    ['ends within a line', 'COPY a FROM std'],
    ['holds what is no table', 'DROP TABLE a;\n'],
  ])('is refused if it %s', async (words, text) => {
    await client.query('CREATE TEMP TABLE copy_of_a (LIKE a)')
    const script = (async function* () {
      yield Buffer.from(text)
    })()
    await expect(loadRowScript(client, script, copyIn)).rejects.toThrow(words)
    await client.query('DROP TABLE copy_of_a')
  })
})
