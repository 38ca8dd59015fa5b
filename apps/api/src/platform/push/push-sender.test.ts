import { describe, expect, it } from 'vitest'
import { openPushReceiver } from '../../testing/push-receiver.ts'
import { pushKeys } from './push-keys.ts'
import { openPush, PushError } from './push-sender.ts'

const secret = 'a secret of the server, long enough'
const content = {
  title: 'Visita na portaria',
  text: 'á'.repeat(5_000),
  page: '/',
  tag: '1',
  language: 'pt',
  direction: 'ltr',
} as const

describe('the sender of push messages', () => {
  it('signs with a key of the server’s secret, the same on every server', () => {
    expect(pushKeys(secret)).toEqual(pushKeys(secret))
    expect(pushKeys(secret)).not.toEqual(pushKeys(`${secret} and another`))
    expect(Buffer.from(pushKeys(secret).publicKey, 'base64url')).toHaveLength(65)
  })

  it('keeps a message within the size that services accept', async () => {
    const receiver = await openPushReceiver()
    const push = openPush({ secret, publicUrl: 'https://p.example', hosts: [], loopback: true })
    const { endpoint, keys } = receiver.subscription()
    const sent = await push.send({ endpoint, ...keys }, content, { ttlS: 60, urgency: 'low' })
    expect(sent).toBe('sent')
    const [message] = receiver.received
    expect(message?.raw.length).toBeLessThan(4_096)
    expect(message).toMatchObject({
      ttl: '60',
      urgency: 'low',
      sender: { subject: 'https://p.example' },
    })
    await receiver.close()
  })

  it('limits the open exchanges with a silent service, separately for alerts', async () => {
    const receiver = await openPushReceiver()
    receiver.silence()
    const push = openPush({ secret, publicUrl: 'https://p.example', hosts: [], loopback: true })
    const { endpoint, keys } = receiver.subscription()
    const send = (isOfAlert: boolean) =>
      push.send({ endpoint, ...keys }, content, { ttlS: 60, urgency: 'low', isOfAlert })
    const open = Array.from({ length: 8 }, () => send(false).catch((error: unknown) => error))
    await expect(send(false)).rejects.toThrow('a push service has its share of messages')
    expect(push.isBusy(endpoint, {})).toBe(true)
    expect(push.isBusy(endpoint, { isOfAlert: true })).toBe(false)
    const alerts = Array.from({ length: 6 }, () => send(true).catch((error: unknown) => error))
    await expect(send(true)).rejects.toThrow('a push service has its share of messages')
    await receiver.close()
    for (const ended of await Promise.all([...open, ...alerts]))
      expect(ended).toBeInstanceOf(PushError)
  })

  it('resolves a name as configured, and calls no internal address of it', async () => {
    const asked: string[] = []
    const push = openPush({
      secret,
      publicUrl: 'https://p.example',
      hosts: ['push.example'],
      loopback: false,
      resolve: async (name) => {
        asked.push(name)
        return ['203.0.113.7', '10.0.0.7'].map((address) => ({ address, family: 4 }))
      },
    })
    const receiver = await openPushReceiver()
    const { keys } = receiver.subscription()
    const sent = push.send({ endpoint: 'https://push.example/x', ...keys }, content, {
      ttlS: 60,
      urgency: 'low',
    })
    await expect(sent).rejects.toThrow('a push service: NOT_PUBLIC')
    expect(asked).toEqual(['push.example'])
    await receiver.close()
  })

  it('calls nothing internal, whichever name leads there', async () => {
    const receiver = await openPushReceiver()
    const { endpoint, keys } = receiver.subscription()
    const here = {
      secret,
      publicUrl: 'https://p.example',
      hosts: ['localhost.localdomain', 'ip6-localhost'],
    }
    const closed = openPush({ ...here, loopback: false })
    expect(closed.accepts(endpoint)).toBe(false)
    const options = { ttlS: 60, urgency: 'low' } as const
    expect(await closed.send({ endpoint, ...keys }, content, options)).toBe('gone')
    for (const inner of ['10.0.0.7', '192.168.1.1', '169.254.169.254', '127.0.0.1']) {
      const named = openPush({ ...here, hosts: [inner], loopback: false })
      await expect(
        named.send({ endpoint: `https://${inner}/x`, ...keys }, content, options),
      ).rejects.toThrow('a push service: NOT_PUBLIC')
    }
    const named = openPush({ ...here, hosts: ['localhost'], loopback: false })
    await expect(
      named.send({ endpoint: 'https://localhost/x', ...keys }, content, options),
    ).rejects.toThrow('a push service: NOT_PUBLIC')
    expect(receiver.received).toEqual([])
    await receiver.close()
  })
})
