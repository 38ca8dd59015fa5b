import type { Role } from '@portaria/contract/actors/roles'
import { panicAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventStream, isOpen } from '../../testing/event-stream.ts'
import { type LiveApp, openLiveApp } from '../../testing/live-app.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/notifications/panic'

function topicsOf({ events }: EventStream, id: string): string[] {
  return events.filter(({ data }) => data['id'] === id).map(({ event }) => event)
}

describe('an alert on open screens', () => {
  let test: TestApp
  let live: LiveApp
  beforeAll(async () => {
    test = await openTestApp()
    live = await openLiveApp(test)
  })
  afterAll(async () => {
    await live.close()
    await test.close()
  })

  async function raise(): Promise<string> {
    const headers = { 'idempotency-key': newId() }
    const response = await live.post(path, 'condomino', { message: 'socorro' }, headers)
    return panicAnswer.parse(await response.json()).data.id
  }

  it('reaches those on duty and its sender, and nobody else', async () => {
    const watchers: [Role, 'bosque' | 'acacias'][] = [
      ['master', 'bosque'],
      ['admin', 'bosque'],
      ['sindico', 'bosque'],
      ['funcionario', 'bosque'],
      ['condomino', 'bosque'],
      ['staff', 'bosque'],
      ['service_provider', 'bosque'],
      ['sindico', 'acacias'],
    ]
    const streams = await Promise.all(watchers.map((one) => live.stream(...one)))
    await Promise.all(streams.map((stream) => stream.next(isOpen)))
    const id = await raise()
    await live.post(`${path}/${id}/read`, 'funcionario')
    await live.post(`${path}/${id}/acknowledge`, 'funcionario')
    await live.post(`${path}/${id}/close`, 'sindico', { resolution: 'resolved' })
    // Everybody gets this last event, even people who get no event of the alert.
    const everybody = ['admin', 'staff', 'sindico', 'funcionario', 'service_provider'] as const
    const last = { roles: [...everybody, 'condomino' as const] }
    await live.publish({ id: 'end' }, last)
    await live.publish({ id: 'end' }, last, 'acacias')
    await Promise.all(streams.map((stream) => stream.next(({ data }) => data['id'] === 'end')))

    const told = ['panic.raised', 'panic.acknowledged', 'panic.closed']
    const withRead = ['panic.raised', 'panic.read', 'panic.acknowledged', 'panic.closed']
    expect(streams.map((stream) => topicsOf(stream, id))).toEqual([
      told,
      told,
      told,
      withRead,
      withRead,
      [],
      [],
      [],
    ])
    expect(JSON.stringify(streams.map(({ events }) => events))).not.toContain('socorro')
    for (const stream of streams) stream.close()
  })

  it('is announced later where the relay was away', async () => {
    const stream = await live.stream('sindico')
    const { id: place } = await stream.next(isOpen)
    stream.close()
    await live.close()
    const answer = await test
      .as('condomino')
      .post(path, { headers: { 'idempotency-key': newId() } })
    expect(answer.status).toBe(201)
    live = await openLiveApp(test)
    const again = await live.stream('sindico', 'bosque', { 'last-event-id': place })
    const told = await again.next(({ data }) => data['id'] === answer.body.data.id)
    expect(told).toMatchObject({ event: 'panic.raised', data: { state: 'active' } })
    again.close()
  })
})
