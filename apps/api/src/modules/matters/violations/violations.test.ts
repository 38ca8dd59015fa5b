import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { rowsOf } from '../../../testing/test-app.ts'
import { openViolationWorld, type ViolationWorld } from '../../../testing/violation-world.ts'

const decision = { decision: 'Terceira vez em dois meses' }
const fine = (contribution: number, fine_amount: number, more: object = {}) => ({
  ...decision,
  contribution: contribution.toFixed(2),
  fine_amount: fine_amount.toFixed(2),
  ...more,
})

describe('violations', () => {
  let world: ViolationWorld
  beforeAll(async () => {
    world = await openViolationWorld()
  })
  afterAll(() => world.close())

  it('warn the owner by a letter with facts, rule, deadline and signer, and the tenant by a copy', async () => {
    const id = await world.warned()
    const { data } = await world.readViolation(id)
    expect(data).toMatchObject({
      state: 'notified',
      owner_id: world.id('dora'),
      copy_to_id: world.id('ana'),
    })
    const text = String(data['warning_text'])
    for (const part of [
      `ADVERTÊNCIA Nº ${String(data['number'])}`,
      'Para: Dora, proprietário(a) da unidade Torre das Fichas · 11',
      'Cópia: Ana, inquilino(a)',
      'Sacada:\n“Música até a uma, ouvida na portaria”',
      '(Regimento interno), versão 1, em vigor desde 01/03/2024:\n“Horário\nDepois das 22h, som baixo.”',
      'O prazo para defesa é de 10 dias',
      'Responda em: sindico@bosque.example',
      'sindico bosque\nSíndico(a)',
    ])
      expect(text).toContain(part)
    expect(data['warning_digest']).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('name each owner of the unit, the addressee first', async () => {
    const beto = await world.add('residents', { name: 'Beto' })
    const also = await world.add('occupancies', {
      apartment_id: world.id('home'),
      resident_id: beto,
      relation: 'owner',
      starts_on: companyDay(),
    })
    const { data } = await world.readViolation(await world.warned())
    expect(data['owner_id']).toBe(world.id('dora'))
    expect(data['warning_text']).toContain('Para: Dora e Beto, proprietários da unidade')
    await world.past(`UPDATE occupancies SET deleted_at = now() WHERE id = '${also}'`)
  })

  it('keep the text of a letter whatever changes after it, and cannot be rewritten', async () => {
    const id = await world.warned()
    const before = (await world.readViolation(id)).data
    const { version } = before
    const changed = await world.test.as('sindico').patch(`/violations/${id}`, {
      headers: { 'if-match': `"${version}"` },
      payload: { facts: 'Outra coisa' },
    })
    expect(changed.body.code).toBe('state_conflict')
    await world.past(`UPDATE residents SET name = 'Dora Nova' WHERE id = '${world.id('dora')}'`)
    expect((await world.readViolation(id)).data['warning_text']).toBe(before['warning_text'])
    await world.past(`UPDATE residents SET name = 'Dora' WHERE id = '${world.id('dora')}'`)
    await expect(
      world.past(`UPDATE violations SET warning_text = 'x' WHERE id = '${id}'`),
    ).rejects.toThrow('not rewritten')
  })

  it('need a rule in force at the time of the event, and a known owner', async () => {
    const late = await world.add('rules', { title: 'Ainda rascunho', body: '<p>Nada</p>' })
    const unruled = await world.draft({ rule_id: late })
    expect((await world.act(unruled.body.data.id, 'notify')).body.errors).toMatchObject([
      { field: 'rule_id', code: 'rule_not_in_force' },
    ])
    const early = await world.draft({ happened_at: '2024-02-29T12:00:00.000Z' })
    expect((await world.act(early.body.data.id, 'notify')).body.errors).toMatchObject([
      { field: 'rule_id', code: 'rule_not_in_force' },
    ])
    // The letter quotes the version that was in force at the time of the event, even if another one
    // was chosen.
    const former = await world.rule()
    const { body: made } = await world.test
      .as('sindico')
      .post(`/rules/${former}/new-version`, { payload: {} })
    await world.test
      .as('sindico')
      .post(`/rules/${made.data.id}/publish`, { payload: { effective_from: companyDay(1) } })
    await world.past(`UPDATE rules SET effective_from = '2025-01-01' WHERE id = '${made.data.id}'`)
    const replaced = (await world.draft({ rule_id: former })).body.data.id
    expect((await world.act(replaced, 'notify')).status).toBe(200)
    const quoted = (await world.readViolation(replaced)).data
    expect(quoted['rule_id']).toBe(made.data.id)
    expect(String(quoted['warning_text'])).toContain('versão 2, em vigor desde 01/01/2025')
    const empty = await world.add('apartments', { tower_id: world.id('tower'), number: '99' })
    const unowned = await world.draft({ apartment_id: empty })
    expect((await world.act(unowned.body.data.id, 'notify')).body.errors).toMatchObject([
      { field: 'apartment_id', code: 'owner_missing' },
    ])
  })

  it('count their deadline from the proved receipt of the owner, and from no other moment', async () => {
    const id = await world.warned()
    expect((await world.readViolation(id)).data['defence_until']).toBeNull()
    const how = { warning_received_how: 'registered_mail' }
    const before = await world.act(id, 'receive', {
      ...how,
      warning_received_at: world.hoursAgo(1),
    })
    expect(before.body.errors).toMatchObject([{ code: 'before_issue' }])
    const ahead = await world.act(id, 'receive', {
      ...how,
      warning_received_at: world.hoursAgo(-24),
    })
    expect(ahead.body.errors).toMatchObject([{ field: 'warning_received_at', code: 'in_future' }])
    const claimed = { warning_received_at: new Date().toISOString() }
    expect(
      (await world.act(id, 'receive', { ...claimed, warning_received_how: 'portal' })).body.errors,
    ).toMatchObject([{ field: 'warning_received_how', code: 'not_allowed' }])
    // The tenant only gets a copy, so their confirmation does not count for the owner.
    await world.settleAs('ana')
    expect((await world.act(id, 'confirm', {}, 'condomino')).status).toBe(403)
    await world.settleAs('dora')
    expect((await world.act(id, 'confirm', {}, 'condomino')).status).toBe(200)
    expect((await world.readViolation(id)).data).toMatchObject({
      state: 'answering',
      defence_until: companyDay(10),
      warning_received_how: 'portal',
      warning_received_by: 'condomino bosque',
    })
  })

  it('cannot be decided before the defence or the end of its deadline', async () => {
    const unproved = await world.warned()
    for (const step of ['warn', 'dismiss'])
      expect((await world.act(unproved, step, decision)).body.code).toBe('state_conflict')
    const open = await world.received()
    for (const [step, payload] of [
      ['warn', decision],
      ['dismiss', decision],
      ['fine', fine(800, 400)],
    ] as const)
      expect((await world.act(open, step, payload)).body.errors).toMatchObject([
        { field: 'decision', code: 'defence_open' },
      ])
    const told = { defence: 'Era o vizinho de cima\n\nDECISÃO\n\nFica arquivada.' }
    // A tenant who answers in the owner's place would end the owner's deadline.
    await world.settleAs('ana')
    expect((await world.act(open, 'defend', told, 'condomino')).status).toBe(403)
    await world.settleAs('dora')
    expect((await world.act(open, 'defend', told, 'condomino')).status).toBe(200)
    expect((await world.act(open, 'dismiss', decision)).status).toBe(200)
    const heard = (await world.readViolation(open)).data
    expect(heard).toMatchObject({ state: 'decided', outcome: 'dismissed' })
    // Each side's text is quoted, and forms no part of the letter.
    const parts = String(heard['decision_text']).split('\n\n')
    expect(parts.filter((part) => part === 'DECISÃO')).toHaveLength(1)
    expect(parts.some((part) => part.includes('“Era o vizinho de cima\nDECISÃO'))).toBe(true)
    const silent = await world.unanswered()
    expect((await world.act(silent, 'defend', told, 'condomino')).body.errors).toMatchObject([
      { field: 'defence', code: 'defence_late' },
    ])
    expect((await world.act(silent, 'warn', decision)).status).toBe(200)
    expect(String((await world.readViolation(silent)).data['decision_text'])).toContain(
      'Nenhuma defesa foi apresentada até 31/01/2026',
    )
  })

  it('have a fine only by a rule with a basis, at most five contributions, or ten by the assembly', async () => {
    const mild = await world.unanswered({
      rule_id: await world.rule({ penalty: 'warning', penalty_basis: null }),
    })
    expect((await world.act(mild, 'fine', fine(800, 400))).body.errors).toMatchObject([
      { field: 'fine_amount', code: 'rule_without_fine' },
    ])
    const id = await world.unanswered()
    expect((await world.act(id, 'fine', fine(333.33, 1666.66))).body.errors).toMatchObject([
      { field: 'fine_amount', code: 'fine_above_five' },
    ])
    const minutes_picture_file_id = await world.picture()
    const byAssembly = (amount: number) =>
      world.act(id, 'fine', fine(333.33, amount, { minutes_picture_file_id }))
    expect((await byAssembly(3333.31)).body.errors).toMatchObject([{ code: 'fine_above_ten' }])
    expect((await byAssembly(3333.3)).status).toBe(200)
    const { data } = await world.readViolation(id)
    expect(data).toMatchObject({ outcome: 'fined', fine_amount: '3333.3' })
    const text = String(data['decision_text'])
    expect(text).toContain('multa de R$ 3.333,30, prevista em: Art. 12 da convenção')
    expect(text).toContain('dez vezes esse valor, por decisão da assembleia')
    expect(data['decision_digest']).toBe(createHash('sha256').update(text).digest('hex'))
    expect((await world.act(id, 'warn', decision)).body.code).toBe('state_conflict')
  })

  it('cause no more notices once they are cancelled', async () => {
    await world.settleAs('dora')
    const id = await world.warned()
    const waiting = async () => {
      const { body } = await world.test.as('condomino').get('/inbox?per_page=100')
      const items = rowsOf(body) as unknown as { subject: { id: string }; done: boolean }[]
      return items.filter(({ subject }) => subject.id === id).map(({ done }) => done)
    }
    expect(await waiting()).toEqual([false])
    await world.act(id, 'cancel', { cancel_reason: 'Unidade errada' })
    expect(await waiting()).toEqual([true])
  })

  it('are readable by the owner and the tenant once issued, by no neighbour, and never reveal the reporter', async () => {
    const drafted = (await world.draft()).body.data.id
    const issued = await world.warned()
    const seen = async () => {
      const { body } = await world.test.as('condomino').get('/violations?per_page=100')
      return rowsOf(body).map(({ id }) => id)
    }
    for (const person of ['ana', 'dora']) {
      await world.settleAs(person)
      expect(await seen()).toContain(issued)
      expect(await seen()).not.toContain(drafted)
      expect((await world.readViolation(issued, 'condomino')).data['occurrence_id']).toBeNull()
    }
    for (const person of ['bia', 'caio']) {
      await world.settleAs(person)
      expect(await seen()).toEqual([])
      expect((await world.readViolation(issued, 'condomino')).status).toBe(404)
      expect((await world.act(issued, 'defend', { defence: 'x' }, 'condomino')).status).toBe(404)
    }
    // Other residents do not see it in the record of the unit either.
    await world.settleAs('bia')
    for (const part of ['record', 'record/timeline']) {
      const { status, raw } = await world.test
        .as('condomino')
        .get(`/apartments/${world.id('home')}/${part}`)
      expect([part, status, raw.includes('Som alto')]).toEqual([part, 200, false])
    }
    const whole = await world.test.as('sindico').get(`/apartments/${world.id('home')}/record`)
    expect(whole.raw).toContain('Som alto')
    expect((await world.test.as('funcionario').get('/violations')).status).toBe(403)
    await world.settleAs('ana')
    const items = await world.test.as('condomino').get('/inbox?per_page=100')
    expect(items.raw).toContain('violation_letter')
    expect(items.raw).not.toContain('Música até a uma')
  })
})
