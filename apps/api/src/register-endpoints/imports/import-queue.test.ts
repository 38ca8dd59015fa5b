import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attackFiles } from '../../platform/spreadsheets/attack-files.ts'
import { removeHandMadeFiles, workbookOf } from '../../platform/spreadsheets/hand-made-file.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ImportRow } from './import.repository.ts'
import { importQueue } from './import-queue.ts'

type Tenant = 'bosque' | 'acacias'
type Standing = ImportRow & { queued_before: number | null }

/** Enough lines that imports started meanwhile have to wait. */
const long = Buffer.from(
  `Nome\n${Array.from({ length: 30_000 }, (_, nth) => `Torre ${nth}`).join('\n')}\n`,
)
const short = Buffer.from('Nome\nTorre curta\n')

describe('imports in a queue', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ alone: 'stops its server' })
  })
  afterAll(async () => {
    await test.close()
    await removeHandMadeFiles()
  })

  async function send(file: Buffer, tenant: Tenant, role: 'sindico' | 'admin' = 'sindico') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(file)]), 'planilha')
    const encoded = new Response(form)
    const { status, headers, body } = await test.as(role, tenant).post('/towers/import', {
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()) as unknown as object,
    })
    return { status, headers, code: body.code, errors: body.errors, id: body.data?.id ?? '' }
  }

  async function look(id: string, tenant: Tenant, role: 'sindico' | 'admin' = 'sindico') {
    const { body } = await test.as(role, tenant).get(`/imports/${id}`)
    return body.data as unknown as Standing
  }

  async function end(id: string, tenant: Tenant): Promise<Standing> {
    for (;;) {
      const found = await look(id, tenant)
      if (found.state !== 'queued' && found.state !== 'running') return found
      await sleep(20)
    }
  }

  const cancel = (id: string, tenant: Tenant) => test.as('sindico', tenant).delete(`/imports/${id}`)

  it('tell a waiting one how many are before it, take turns, and can be cancelled', async () => {
    const first = await send(long, 'bosque')
    const second = await send(long, 'bosque')
    const third = await send(short, 'bosque')
    expect(await look(second.id, 'bosque')).toMatchObject({ state: 'queued', queued_before: 1 })
    expect(await look(third.id, 'bosque')).toMatchObject({ state: 'queued', queued_before: 2 })
    expect((await cancel(second.id, 'bosque')).status).toBe(204)
    expect(await look(second.id, 'bosque')).toMatchObject({
      state: 'cancelled',
      queued_before: null,
    })
    expect(await look(third.id, 'bosque')).toMatchObject({ queued_before: 1 })
    await cancel(first.id, 'bosque')
    expect(await end(third.id, 'bosque')).toMatchObject({ state: 'done', valid: 1 })
  })

  it('of one company delay no other company', async () => {
    const many: string[] = []
    for (const _ of [1, 2, 3]) many.push((await send(long, 'bosque')).id)
    const other = await send(short, 'acacias')
    expect(await end(other.id, 'acacias')).toMatchObject({ state: 'done', valid: 1 })
    // In order of arrival it would have waited behind this one.
    const last = await look(many.at(-1) ?? '', 'bosque')
    expect(['queued', 'running']).toContain(last.state)
    for (const id of many) await cancel(id, 'bosque')
  })

  it('are refused past a limit, per company and per person', async () => {
    const queue = importQueue(() => undefined)
    const enter = (role: 'sindico' | 'admin', tenant: Tenant) =>
      queue.enter(test.actor(role, tenant))
    const leave = [1, 2, 3, 4].map(() => enter('sindico', 'bosque'))
    expect(() => enter('sindico', 'bosque')).toThrow(
      expect.objectContaining({ code: 'unavailable', status: 503 }),
    )
    const others = [enter('admin', 'bosque'), enter('sindico', 'acacias')]
    leave.pop()?.()
    leave.push(enter('sindico', 'bosque'))
    for (const one of [...leave, ...others]) one()
    await queue.stop()
  })

  it('are refused by their route too, before their file is received', async () => {
    const mine: string[] = []
    for (const _ of [1, 2, 3, 4]) mine.push((await send(long, 'bosque', 'admin')).id)
    expect(mine).not.toContain('')
    expect(await send(short, 'bosque', 'admin')).toMatchObject({ status: 503, code: 'unavailable' })
    for (const id of mine) await test.as('admin').delete(`/imports/${id}`)
  })

  it('fail with a reason if a file is an attack, and the server survives', async () => {
    for (const what of ['tens of millions of cell formats', 'a million attributes']) {
      const attack = attackFiles[what]
      if (!attack) throw new Error(what)
      const { id } = await send(await readFile(await attack.make()), 'bosque')
      expect(await end(id, 'bosque')).toMatchObject({ state: 'failed', problem: attack.code })
    }
    const rows = '<row><c r="A1" t="str"><v>Nome</v></c></row><row><c r="XFD2"><v>1</v></c></row>'
    const wide = await send(await readFile(await workbookOf({ rows })), 'bosque')
    expect((await end(wide.id, 'bosque')).errors).toMatchObject([
      { line: 2, field: 'line', code: 'columns_extra' },
    ])
  })

  it('need a file with content', async () => {
    expect(await send(Buffer.alloc(0), 'bosque')).toMatchObject({
      status: 422,
      errors: [{ field: 'file', code: 'required' }],
    })
    const { id } = await send(await readFile(await workbookOf({})), 'bosque')
    expect(await end(id, 'bosque')).toMatchObject({ state: 'done', total: 0 })
  })

  it('return no formula, neither in a bad line nor in a head', async () => {
    const file = Buffer.from('=1+1;Nome;"\t@x"\n=2;;+3\n')
    const { id } = await send(file, 'bosque')
    await end(id, 'bosque')
    const { raw } = await test.as('sindico').get(`/imports/${id}/bad-lines.csv`)
    const [head, line] = raw.replace('\ufeff', '').split('\r\n')
    expect(head?.split(';').slice(0, 3)).toEqual(["'=1+1", 'Nome', '"\'\t@x"'])
    expect(line?.split(';').slice(0, 3)).toEqual(["'=2", '', "'+3"])
  })

  it('are interrupted when the server stops, and say so', async () => {
    const running = await send(long, 'acacias')
    const waiting = await send(long, 'acacias')
    expect(await look(waiting.id, 'acacias')).toMatchObject({ state: 'queued' })
    await test.app.close()
    for (const { id } of [running, waiting]) {
      const row = await test.parts.database.inTenant(
        test.actor('sindico', 'acacias'),
        ({ queries }) =>
          queries.one<{ state: string; problem: string }>(
            sql`SELECT state, problem FROM imports WHERE id = ${id}`,
          ),
      )
      expect(row).toEqual({ state: 'failed', problem: 'interrupted' })
    }
  })
})
