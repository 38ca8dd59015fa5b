import { COMMENTS_A_DAY } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRequestWorld, type RequestWorld } from '../../../testing/request-world.ts'

describe('comments of requests', () => {
  let world: RequestWorld
  beforeAll(async () => {
    world = await openRequestWorld()
  })
  afterAll(() => world.close())

  const SECRET = 'Orçamento reprovado'

  it('of the team are not readable by the requester, in any way', async () => {
    const id = await world.asked({ apartment_id: world.id('home') })
    await world.say(id, 'Chegamos às 14h', { audience: 'requester' })
    const inner = await world.say(id, SECRET, { audience: 'team' })
    expect(inner.status).toBe(201)
    const comment = inner.body.data.id
    const { test } = world
    const ways = [
      `/request-comments?filter[request_id]=${id}`,
      `/request-comments?q=${encodeURIComponent('reprovado')}`,
      `/request-comments?filter[audience]=team`,
      `/request-comments/${comment}`,
      `/requests/${id}`,
      `/requests?q=${encodeURIComponent('reprovado')}`,
      `/search?q=${encodeURIComponent('reprovado')}`,
      '/inbox?per_page=100',
      `/requests/${id}/history`,
      `/request-comments/${comment}/history`,
      `/apartments/${world.id('home')}/record`,
      `/apartments/${world.id('home')}/record/timeline`,
      '/request-comments/export?format=csv',
      '/requests/export?format=csv',
    ]
    const answers = await Promise.all(ways.map(async (way) => test.as('condomino').get(way)))
    for (const [nth, { raw }] of answers.entries())
      expect([ways[nth], raw.includes(SECRET)]).toEqual([ways[nth], false])
    expect(answers[3]?.status).toBe(404)
    expect((await world.said(id, 'condomino')).map(({ body }) => body)).toEqual(['Chegamos às 14h'])
    // The number of comments does not reveal the team's comment either.
    const { body } = await test.as('condomino').get(`/request-comments?filter[request_id]=${id}`)
    expect(body.meta).toMatchObject({ total: 1 })
    expect(await world.inbox('condomino', id)).toHaveLength(1)
  })

  it('are for the team by default, and a resident’s for both', async () => {
    const id = await world.asked()
    expect((await world.say(id, 'Sem destino')).body.data).toMatchObject({ audience: 'team' })
    const own = await world.say(id, 'Pinga mais', {}, 'condomino')
    expect(own.body.data).toMatchObject({ audience: 'requester' })
    const inner = await world.say(id, 'x', { audience: 'team' }, 'condomino')
    expect(inner.body.errors).toMatchObject([{ field: 'audience', code: 'not_allowed' }])
    const step = await world.say(id, 'x', { step: 'complete' })
    expect(step.body.errors).toMatchObject([{ field: 'step' }])
  })

  it('belong to visible requests that are not closed', async () => {
    const neighbours = await world.asked({ requester_id: world.id('caio') }, 'sindico')
    for (const role of ['condomino', 'service_provider'] as const)
      expect((await world.say(neighbours, 'Eu também', {}, role)).body.errors).toMatchObject([
        { field: 'request_id', code: 'not_found' },
      ])
    await world.act(neighbours, 'complete')
    expect((await world.say(neighbours, 'Ficou bom?')).status).toBe(201)
    await world.act(neighbours, 'close')
    expect((await world.say(neighbours, 'Mais uma coisa')).body.code).toBe('state_conflict')
    // Whether the request is closed or not, a neighbour learns nothing of it.
    expect((await world.say(neighbours, 'E esta?', {}, 'condomino')).body.errors).toMatchObject([
      { field: 'request_id', code: 'not_found' },
    ])
  })

  it('cannot be changed or removed', async () => {
    const id = await world.asked()
    const comment = (await world.say(id, 'Dito')).body.data.id
    const headers = { 'if-match': '"1"' }
    for (const role of ['admin', 'sindico', 'funcionario', 'condomino'] as const) {
      const { test } = world
      const path = `/request-comments/${comment}`
      expect((await test.as(role).patch(path, { headers, payload: { body: 'x' } })).status).toBe(
        403,
      )
      expect((await test.as(role).delete(path, { headers })).status).toBe(403)
    }
  })

  it('of one resident on one request are limited to thirty a day, even simultaneous ones', async () => {
    const id = await world.asked()
    const all = await Promise.all(
      Array.from({ length: COMMENTS_A_DAY + 10 }, (_, nth) =>
        world.say(id, `Pinga ${nth}`, {}, 'condomino'),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(COMMENTS_A_DAY)
    expect((await world.say(id, 'Mais', {}, 'condomino')).body.errors).toMatchObject([
      { field: 'body', code: 'too_many_comments' },
    ])
    expect((await world.say(id, 'A equipe responde')).status).toBe(201)
  })

  it('and steps notify those they are for, and not their author', async () => {
    const kindsOf = async (role: 'sindico' | 'condomino' | 'funcionario', id: string) =>
      new Set((await world.inbox(role, id)).map(({ kind }) => kind))
    const id = await world.asked()
    expect(await kindsOf('sindico', id)).toEqual(new Set(['request_opened']))
    await world.change(id, { assignee_employee_id: world.employee })
    await world.run('tell_request', id)
    expect(await kindsOf('funcionario', id)).toEqual(new Set(['request_assigned']))
    await world.say(id, 'Veja o registro', { audience: 'team' })
    expect(await kindsOf('funcionario', id)).toEqual(
      new Set(['request_assigned', 'request_commented']),
    )
    expect(await kindsOf('condomino', id)).toEqual(new Set([]))
    await world.act(id, 'start', {}, 'funcionario')
    expect(await kindsOf('condomino', id)).toEqual(new Set(['request_answered']))
    const [opened] = await world.inbox('sindico', id)
    expect(opened).toMatchObject({ kind: 'request_opened', done: true })
    await world.say(id, 'Obrigada', {}, 'condomino')
    expect(await kindsOf('condomino', id)).toEqual(new Set(['request_answered']))
  })
})
