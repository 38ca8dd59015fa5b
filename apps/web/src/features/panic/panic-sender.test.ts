import type { PanicAlert } from '@portaria/contract/features/panic'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PanicToSend } from './panic-calls.ts'
import { type PanicSender, panicSender } from './panic-sender.ts'
import type { WaitingAlert } from './waiting-alerts.ts'

const ana = { userId: 'ana', tenantId: 'bosque' }
const rui = { userId: 'rui', tenantId: 'bosque' }

const settle = () => vi.advanceTimersByTimeAsync(0)
const keysOf = (sender: PanicSender) => sender.waiting().map(({ alert }) => alert.key)
const refuse = () => Promise.reject(new Error('closed'))

describe('the sender of alerts', () => {
  const device = new Map<string, WaitingAlert>()
  let online = true
  let posted: PanicToSend[] = []

  const open = () =>
    panicSender({
      async post(alert) {
        posted.push(alert)
        if (!online) throw new Error('offline')
        return answerOf(alert)
      },
      keep: async (alert) => void device.set(alert.key, alert),
      drop: async (key) => void device.delete(key),
      read: async () => [...device.values()],
      now: () => new Date('2026-11-20T03:00:00Z'),
    })

  beforeEach(() => {
    vi.useFakeTimers()
    device.clear()
    posted = []
    online = true
  })
  afterEach(() => vi.useRealTimers())

  it('sends at once, with key and time, and removes what was answered', async () => {
    const sender = open()
    sender.continueAs(ana)
    await settle()
    const key = sender.raise(ana, 'socorro')
    expect(sender.waiting()).toMatchObject([{ failed: false }])
    await settle()
    expect(posted).toEqual([
      { key, message: 'socorro', raisedAt: '2026-11-20T03:00:00.000Z', ...ana },
    ])
    expect(sender.waiting()).toEqual([])
    expect(device.size).toBe(0)
    expect(sender.sentAs(key)?.id).toBe(`alert of ${key}`)
  })

  it('reports that an alert is not sent, stores it, and retries with the same key', async () => {
    online = false
    const sender = open()
    sender.continueAs(ana)
    const key = sender.raise(ana, 'socorro')
    await settle()
    expect(sender.waiting()).toMatchObject([{ failed: true, alert: { key } }])
    expect([...device.keys()]).toEqual([key])
    online = true
    await vi.advanceTimersByTimeAsync(3_000)
    expect(new Set(posted.map((alert) => JSON.stringify(alert))).size).toBe(1)
    expect(sender.waiting()).toEqual([])
    expect(device.size).toBe(0)
  })

  it('continues after a reload', async () => {
    online = false
    const before = open()
    before.continueAs(ana)
    const key = before.raise(ana, '')
    await settle()
    before.continueAs(null)
    const after = open()
    after.continueAs(ana)
    await settle()
    expect(keysOf(after)).toEqual([key])
    online = true
    after.tryNow()
    await settle()
    expect(after.sentAs(key)).toBeDefined()
  })

  it('sends an alert as its author or not at all', async () => {
    online = false
    const sender = open()
    sender.continueAs(ana)
    const key = sender.raise(ana, 'de ana')
    await settle()
    sender.continueAs(null)
    online = true
    posted = []
    await vi.advanceTimersByTimeAsync(60_000)
    sender.continueAs(rui)
    await vi.advanceTimersByTimeAsync(60_000)
    sender.continueAs({ ...ana, tenantId: 'acacias' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posted).toEqual([])
    expect(sender.waiting()).toEqual([])
    expect([...device.keys()]).toEqual([key])
    sender.continueAs(ana)
    await settle()
    expect(posted).toMatchObject([{ key, userId: 'ana' }])
  })

  it('does not wait for one alert to send the next', async () => {
    const sender = panicSender({
      post: async (alert) => {
        posted.push(alert)
        return new Promise(() => undefined)
      },
      keep: () => new Promise(() => undefined),
      drop: async () => undefined,
      read: async () => [],
    })
    sender.continueAs(ana)
    sender.raise(ana, 'um')
    sender.raise(ana, 'dois')
    await settle()
    expect(posted.map(({ message }) => message)).toEqual(['um', 'dois'])
  })

  it('removes what its author discards', async () => {
    online = false
    const sender = open()
    sender.continueAs(ana)
    sender.discard(sender.raise(ana, 'engano'))
    await settle()
    posted = []
    await vi.advanceTimersByTimeAsync(10_000)
    expect([posted, sender.waiting(), device.size]).toEqual([[], [], 0])
  })

  it('works without storage', async () => {
    const sender = panicSender({
      post: async (alert) => answerOf(alert),
      keep: refuse,
      drop: refuse,
      read: refuse,
    })
    sender.continueAs(ana)
    const key = sender.raise(ana, 'x')
    await settle()
    expect(sender.sentAs(key)).toBeDefined()
  })
})

function answerOf({ key, message, userId, tenantId }: PanicToSend): PanicAlert {
  return {
    id: `alert of ${key}`,
    message,
    state: 'active',
    raised_at: '2026-11-20T03:00:01.000Z',
    pressed_at: '2026-11-20T03:00:01.000Z',
    press_count: 1,
    ringing: 1,
    escalation: null,
    device_at: null,
    user_id: userId,
    tenant_id: tenantId,
    raised_by: { id: userId, name: userId, role: 'condomino', phone: null, apartments: [] },
    acknowledged_by: null,
    acknowledged_at: null,
    closed_by: null,
    closed_at: null,
    resolution: null,
    report: null,
    read: true,
    own: true,
    may_acknowledge: false,
  }
}
