import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailError } from '../../../platform/mail/mailer.ts'
import {
  type AnnouncementWorld,
  openAnnouncementWorld,
} from '../../../testing/announcement-world.ts'
import { lettersTo } from '../../../testing/kept-letters.ts'
import { notify } from '../../notices/public/notifications.ts'
import { tellPortion } from './announcement-news.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('the delivery of an announcement', () => {
  let world: AnnouncementWorld
  let address: string
  beforeAll(async () => {
    world = await openAnnouncementWorld()
    address = String((await world.test.as('condomino').get('/me')).body.data['email'])
  })
  afterAll(() => world.close())

  const letters = async (title: string) =>
    (await lettersTo(world.test, address)).filter((letter) => letter.includes(title))
  const untold = async (more: object = {}) => {
    const id = await world.draft(more)
    await world.act(id, 'send')
    return id
  }
  const told = (id: string) => ({ id, title: 'Aviso', kind: 'common' })
  const inCompany = <Value>(
    work: Parameters<typeof world.test.database.app.inTenant<Value>>[1],
  ): Promise<Value> => world.test.database.app.inTenant(world.test.actor('sindico'), work)
  /** Sets quiet hours around now, by the company's clock; off without `on`. */
  const quiet = async (on: boolean, except: object = {}) => {
    const [{ minute } = { minute: 0 }] = await world.look<{ minute: number }>(`
      SELECT (extract(epoch FROM (now() AT TIME ZONE time_zone)::time) / 60)::int AS minute
      FROM tenants WHERE id = '${world.test.tenants.bosque}'`)
    const quarter = Math.floor(minute / 15) * 15
    const time = { on, from: (quarter + 1_380) % 1_440, to: (quarter + 120) % 1_440 }
    const settings = { quietHours: { push: time, email: time, except } }
    const { status } = await world.test.as('condomino').patch('/me', { payload: { settings } })
    expect(status).toBe(200)
  }
  const dueIn = async (task: string): Promise<number[]> =>
    (
      await world.look<{ s: number }>(`
      SELECT extract(epoch FROM j.run_at - now())::int AS s FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = '${task}'`)
    ).map(({ s }) => s)
  const clear = () => world.test.forgetJobs()

  it('runs in portions that a killed job repeats, and notifies nobody twice', async () => {
    const id = await untold()
    const broken = inCompany(async (context) => {
      await tellPortion(context, told(id))
      throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(await world.counts(id)).toMatchObject({ delivered: 0 })
    expect(await world.inbox('condomino', id)).toEqual([])
    await inCompany((context) => tellPortion(context, told(id)))
    await world.act(id, 'read', {}, 'condomino')
    await inCompany((context) => tellPortion(context, told(id)))
    expect(await world.inbox('condomino', id)).toMatchObject([{ read: true }])
    expect(await world.counts(id)).toMatchObject({ delivered: 1, people: 5 })
  })

  it('is shared by two simultaneous jobs, each recipient notified by one of them', async () => {
    const id = await untold()
    await Promise.all(
      Array.from({ length: 4 }, () => inCompany((context) => tellPortion(context, told(id)))),
    )
    expect(await world.inbox('condomino', id)).toHaveLength(1)
  })

  it('stops once it is withdrawn', async () => {
    const id = await untold()
    await world.act(id, 'withdraw', { withdraw_reason: 'Engano' })
    await world.runJobs()
    expect(await world.inbox('condomino', id)).toEqual([])
    expect(await world.counts(id)).toMatchObject({ delivered: 0 })
  })

  it('is on paper for a person whose access has ended meanwhile', async () => {
    const id = await untold()
    const { membershipId } = world.test.person('condomino')
    const setStatus = (status: string) =>
      world.past(`UPDATE memberships SET status = '${status}' WHERE id = '${membershipId}'`)
    await setStatus('INATIVO')
    await world.runJobs()
    await setStatus('ATIVO')
    expect(await world.counts(id)).toMatchObject({ delivered: 0, without_login: 5 })
  })

  it('sends a letter once, however often its job begins', async () => {
    await clear()
    const title = 'Dedetizar na quarta'
    const id = await world.sent({ title })
    await Promise.all([world.runMany(), world.runMany()])
    await world.runMany()
    expect(await letters(title)).toHaveLength(1)
    expect(await letters(title)).toMatchObject([expect.stringContaining(id)])
  })

  it('sends the letter when the job is retried, if no mail server accepted it', async () => {
    await clear()
    const title = 'Lavagem da caixa'
    await world.sent({ title })
    const refusing = {
      send: () => Promise.reject(new MailError('no')),
      close: () => undefined,
    }
    await expect(world.runMany(refusing)).rejects.toThrow('did not take 1 letters')
    expect(await letters(title)).toEqual([])
    await world.runMany()
    expect(await letters(title)).toHaveLength(1)
  })

  it('waits for the end of a person’s quiet hours, except in the inbox', async () => {
    await quiet(true)
    await clear()
    const id = await world.sent({ title: 'Corte de grama' })
    expect(await world.inbox('condomino', id)).toHaveLength(1)
    const [after] = await dueIn('deliver_to_many')
    expect(after).toBeGreaterThan(100 * 60)
    expect(after).toBeLessThan(140 * 60)
    await clear()
    await quiet(true, { announcement_sent: true })
    await world.sent({ title: 'Aviso excetuado' })
    expect((await dueIn('deliver_to_many'))[0]).toBeLessThan(15)
    await quiet(false)
    await clear()
    await world.sent({ title: 'Sem silêncio' })
    expect((await dueIn('deliver_to_many'))[0]).toBeLessThan(15)
  })

  it('of an emergency ignores quiet hours, and says so', async () => {
    await quiet(true)
    await clear()
    const emergency = { kind: 'emergency', valid_until: inHours(4) }
    await world.sent({ title: 'Vazamento de gás', ...emergency })
    expect((await dueIn('deliver_to_many'))[0]).toBeLessThan(5)
    await world.sendLetters()
    const [letter] = await letters('Vazamento de g')
    expect(Buffer.from(letter ?? '').toString()).toMatch(/sil=C3=AAncio|silêncio/)
    await quiet(false)
    await world.sent({ title: 'Vazamento de novo', ...emergency })
    await world.sendLetters()
    const [other] = await letters('Vazamento de novo')
    expect(other).toBeDefined()
    expect(other).not.toMatch(/sil=C3=AAncio|silêncio/)
  })

  it('holds back other news of the same person as well, but nothing of the gate', async () => {
    await quiet(true)
    await clear()
    const recipients = [world.test.person('condomino').userId]
    const subject = world.id('home')
    await inCompany((context) =>
      notify(context, {
        kind: 'reservation_decided',
        recipients,
        subject: { register: 'events', id: subject },
        words: { title: 'Festa', area: 'Salão', state: 'approved', reason: '' },
        key: subject,
      }),
    )
    expect((await dueIn('send_notification_letter'))[0]).toBeGreaterThan(100 * 60)
    await inCompany((context) =>
      notify(context, {
        kind: 'visit_waiting',
        recipients,
        subject: { register: 'visits', id: subject },
        words: { visitor: 'Rui', place: '11', blocked: 'no' },
        key: subject,
      }),
    )
    // Letters of the gate are off by default, so none of them is enqueued.
    expect(await dueIn('send_notification_letter')).toHaveLength(1)
    await quiet(false)
  })
})
