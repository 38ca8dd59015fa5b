import type { Role } from '@portaria/contract/actors/roles'
import { dayAfter, todayIn } from '@portaria/contract/value-types/date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlAttacks } from '../../../testing/html-attacks.ts'
import { openRecordWorld, type RecordWorld } from '../../../testing/record-world.ts'
import { runImport } from '../../../testing/run-import.ts'
import { rowsOf, type TestApp } from '../../../testing/test-app.ts'

/** Returns a day by the company's clock. */
const day = (offset: number) => dayAfter(todayIn('America/Sao_Paulo', new Date()), offset)

describe('rules', () => {
  let world: RecordWorld
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    world = await openRecordWorld()
    test = world.test
    await world.settleAs('ana')
  })
  afterAll(() => world.close())

  const text = { body: '<p>Até as 22h.</p>', requires_acceptance: true }
  async function addRule(more: object = {}) {
    const payload = { title: `Silêncio ${(nth += 1)}`, ...text, ...more }
    const { status, body } = await test.as('sindico').post('/rules', { payload })
    expect([status, body.errors]).toEqual([201, undefined])
    return body.data as { id: string; title: string; version: number }
  }
  const act = (id: string, action: string, payload: object = {}, role: Role = 'sindico') =>
    test.as(role).post(`/rules/${id}/${action}`, { payload })
  const publish = (id: string, from: string) => act(id, 'publish', { effective_from: from })
  const read = async (id: string, role: Role = 'sindico') => {
    const { status, body } = await test.as(role).get(`/rules/${id}`)
    return { status, data: body.data as Record<string, unknown> & { version: number } }
  }
  async function addPublished(from = day(-10), more: object = {}) {
    const rule = await addRule(more)
    expect((await publish(rule.id, from)).status).toBe(200)
    return rule
  }
  /** Moves a first or last day to yesterday, which no test waits for. */
  const setDay = (column: 'effective_from' | 'effective_to', id: string) =>
    world.past(`UPDATE rules SET ${column} = '${day(-1)}' WHERE id = '${id}'`)
  const validityOf = async (id: string) =>
    rowsOf((await test.as('sindico').get('/rules?fields=validity&per_page=100')).body).find(
      (row) => row['id'] === id,
    )?.['validity']

  it('are visible only to managers until they are published', async () => {
    const { id } = await addRule()
    const roles = ['condomino', 'funcionario'] as const
    for (const role of roles) expect((await read(id, role)).status).toBe(404)
    await publish(id, day(0))
    for (const role of roles) expect((await read(id, role)).status).toBe(200)
  })

  it('are neither changed nor removed once they are published', async () => {
    const { id } = await addPublished()
    const { data } = await read(id)
    const headers = { 'if-match': `"${data.version}"` }
    for (const payload of [{ body: '<p>Outro</p>' }, { attachments: [] }, { status: 'INATIVO' }]) {
      const { status, body } = await test.as('sindico').patch(`/rules/${id}`, { headers, payload })
      expect([status, body.code]).toEqual([409, 'state_conflict'])
    }
    expect((await test.as('sindico').delete(`/rules/${id}`, { headers })).status).toBe(409)
    const bulk = await test.as('sindico').post('/rules/bulk', {
      payload: { action: 'inactivate', items: [{ id, version: data.version }] },
    })
    expect(JSON.stringify(bulk.body)).toContain('refused')
    expect((await read(id)).data).toMatchObject({ body: data['body'], status: 'ATIVO' })
  })

  it('have a new version with the same text, in force from its own first day', async () => {
    const { id, title } = await addPublished()
    const made = await act(id, 'new-version')
    expect(made.body.data).toMatchObject({ version_number: 2, is_new: true })
    const next = (made.body.data as { id: string }).id
    expect((await read(next)).data).toMatchObject({ title, body: text.body, state: 'draft' })
    // A second press returns the draft that exists already.
    expect((await act(id, 'new-version')).body.data).toEqual({
      id: next,
      version_number: 2,
      is_new: false,
    })
    expect((await publish(next, day(-2))).body.errors).toMatchObject([{ code: 'day_past' }])
    expect((await publish(next, day(5))).status).toBe(200)
    expect([await validityOf(id), await validityOf(next)]).toEqual(['in_force', 'future'])
    expect((await act(id, 'new-version')).body.errors).toMatchObject([{ code: 'newer_version' }])
    const third = ((await act(next, 'new-version')).body.data as { id: string }).id
    expect((await publish(third, day(5))).body.errors).toMatchObject([
      { code: 'day_before_former' },
    ])
    expect((await read(id, 'condomino')).data['versions']).toMatchObject([
      { id: next, validity: 'future' },
      { id, validity: 'in_force' },
    ])
    expect((await read(id)).data['versions']).toHaveLength(3)
  })

  it('are replaced on the first day of a newer version, and end on a given day', async () => {
    const { id } = await addPublished()
    const next = ((await act(id, 'new-version')).body.data as { id: string }).id
    await publish(next, day(1))
    await setDay('effective_from', next)
    expect([await validityOf(id), await validityOf(next)]).toEqual(['replaced', 'in_force'])
    const past = await act(next, 'set-end', { effective_to: day(-3) })
    expect(past.body.errors).toMatchObject([{ field: 'effective_to', code: 'day_past' }])
    expect((await act(next, 'set-end', { effective_to: day(2) })).status).toBe(200)
    expect(await validityOf(next)).toBe('in_force')
    await setDay('effective_to', next)
    expect(await validityOf(next)).toBe('ended')
    // An ended version cannot be brought back into force.
    expect((await act(next, 'set-end', { effective_to: null })).body.code).toBe('state_conflict')
    const future = await addPublished(day(8))
    expect((await act(future.id, 'set-end', { effective_to: day(4) })).body.errors).toMatchObject([
      { field: 'effective_to', code: 'ends_before_start' },
    ])
  })

  it('are accepted by a resident once, with the moment, and counted for managers', async () => {
    const { id } = await addPublished()
    const waiting = async () => {
      const { body } = await test.as('condomino').get('/rules?filter[unaccepted]=true')
      return rowsOf(body).map((row) => row['id'])
    }
    expect(await waiting()).toContain(id)
    const first = await act(id, 'accept', {}, 'condomino')
    expect(first.status).toBe(200)
    const { accepted_at } = first.body.data as unknown as { accepted_at: string }
    const again = await act(id, 'accept', {}, 'condomino')
    expect(again.body.data).toEqual({ accepted_at, is_new: false })
    const history = rowsOf((await test.as('sindico').get(`/rules/${id}/history`)).body)
    expect(history.filter(({ operation }) => operation === 'accept')).toHaveLength(1)
    expect(await waiting()).not.toContain(id)
    expect((await read(id, 'condomino')).data['acceptance']).toMatchObject({
      accepted_at,
      counts: null,
    })
    const { counts } = (await read(id)).data['acceptance'] as { counts: Record<string, number> }
    expect(counts['accepted']).toBe(1)
    const proof = await test.as('sindico').get(`/rules/${id}/acceptances`)
    const people = proof.body.data as unknown as { accepted_at: string | null }[]
    expect(people.filter(({ accepted_at: at }) => at !== null)).toHaveLength(1)
    expect(people).toHaveLength(counts['expected'] ?? 0)
    expect((await test.as('condomino').get(`/rules/${id}/acceptances`)).status).toBe(403)
    expect((await test.as('sindico').get('/rules?filter[unaccepted]=true')).status).toBe(422)
  })

  it('are not accepted as drafts, nor after they have ended or were replaced', async () => {
    const { id } = await addRule()
    expect((await act(id, 'accept', {}, 'condomino')).status).toBe(404)
    await publish(id, day(-5))
    await setDay('effective_to', id)
    expect((await act(id, 'accept', {}, 'condomino')).body.code).toBe('state_conflict')
  })

  it('with a fine need its basis', async () => {
    const { body } = await test.as('sindico').post('/rules', {
      payload: { title: 'Garagem', ...text, penalty: 'fine' },
    })
    expect(body.errors).toMatchObject([{ field: 'penalty_basis', code: 'basis_required' }])
  })

  it('are found by the words of their text, not by its elements', async () => {
    const { id } = await addPublished(day(-1), {
      body: '<p>Trampolim <strong>proibido</strong></p>',
    })
    const found = async (q: string) =>
      rowsOf((await test.as('condomino').get(`/rules?q=${q}`)).body).map((row) => row['id'])
    expect(await found('trampolim')).toEqual([id])
    expect(await found('strong')).toEqual([])
    const draft = await addRule({ body: '<p>Trampolim em estudo</p>' })
    const searched = async (role: Role) =>
      JSON.stringify((await test.as(role).get('/search?q=trampolim')).body)
    expect(await searched('sindico')).toContain(draft.id)
    expect(await searched('condomino')).toContain(id)
    expect(await searched('condomino')).not.toContain(draft.id)
  })

  describe('with malicious text', () => {
    const isHarmless = (html: unknown) =>
      typeof html === 'string' &&
      html.includes('Aviso') &&
      !/<(?!\/?(p|h2|h3|strong|em|u|s|ul|ol|li|blockquote|br|a)\b)/i.test(html) &&
      !/\son\w+=|style=|class=|(javascript|data|vbscript):/i.test(html.replace(/&[a-z#\d]+;/g, ''))

    it('keep only the harmless part, by the API, by a change and by a spreadsheet', async () => {
      const titled = htmlAttacks.map((body, at) => ({ title: `Ataque ${at}`, body }))
      for (const { title, body } of titled) {
        const made = await addRule({ title, body })
        expect([body, isHarmless((await read(made.id)).data['body'])]).toEqual([body, true])
        const changed = await test.as('sindico').patch(`/rules/${made.id}`, {
          headers: { 'if-match': '"1"' },
          payload: { body: `${body}<p>de novo</p>` },
        })
        expect(changed.status).toBe(200)
        expect([body, isHarmless((await read(made.id)).data['body'])]).toEqual([body, true])
      }
      const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
      const csv = [
        'Título;Texto',
        ...titled.map(({ title, body }) => `${cell(`Planilha ${title}`)};${cell(body)}`),
      ]
      const imported = await runImport(test, 'rules', Buffer.from(csv.join('\n')), {
        dry_run: 'false',
      })
      expect(imported).toMatchObject({ created: htmlAttacks.length })
      const { body } = await test.as('sindico').get('/rules?q=planilha&fields=body&per_page=100')
      expect(rowsOf(body)).toHaveLength(htmlAttacks.length)
      for (const row of rowsOf(body))
        expect([row['body'], isHarmless(row['body'])]).toEqual([row['body'], true])
    })

    it('are refused if no word is left, and answered the same when sent twice', async () => {
      const empty = await test.as('sindico').post('/rules', {
        payload: { title: 'Vazia', body: '<script>alert(1)</script>' },
      })
      expect(empty.body.errors).toMatchObject([{ field: 'body', code: 'required' }])
      const payload = {
        id: '019ab000-0000-7000-8000-00000000aa01',
        title: 'Repetida',
        body: '<p onclick="x()">Aviso</p>',
      }
      expect((await test.as('sindico').post('/rules', { payload })).status).toBe(201)
      expect((await test.as('sindico').post('/rules', { payload })).status).toBe(200)
    })
  })
})
