import { expect, it } from 'vitest'
import { ReceiverBusy, type Receivers, shareReceivers } from './receivers.ts'

const share = { most: 3, whileSilent: 1 }

type Open = { answer(): Promise<void>; giveUp(): Promise<void> }

/** Makes a moved clock, and exchanges that end when told to. */
function setUp() {
  let time = 0
  const receivers = shareReceivers(share, () => time)
  const begin = (receiver: string): Open => {
    const ending = Promise.withResolvers<string>()
    const ended = receivers.exchange(receiver, () => ending.promise).catch(() => undefined)
    const settle = async (end: () => void) => {
      end()
      await ended
    }
    return {
      answer: () => settle(() => ending.resolve('taken')),
      giveUp: () => settle(() => ending.reject(new Error('no answer'))),
    }
  }
  return { receivers, begin, pass: (ms: number) => (time += ms) }
}

const isBusy = async (receivers: Receivers, receiver: string) => {
  const taken = await receivers
    .exchange(receiver, async () => 'taken')
    .catch((error: unknown) => error)
  expect(taken instanceof ReceiverBusy).toBe(!receivers.hasRoom(receiver))
  return taken instanceof ReceiverBusy
}

it('limits the exchanges of each receiver separately', async () => {
  const { receivers, begin } = setUp()
  const [first] = [begin('a'), begin('a'), begin('a')]
  expect(await isBusy(receivers, 'a')).toBe(true)
  expect(await isBusy(receivers, 'b')).toBe(false)
  await first?.answer()
  expect(await isBusy(receivers, 'a')).toBe(false)
})

it("reduces a receiver's share while it answers nothing, before any exchange times out", async () => {
  const { receivers, begin, pass } = setUp()
  const one = begin('a')
  pass(1_600)
  expect(await isBusy(receivers, 'a')).toBe(true)
  expect(await isBusy(receivers, 'b')).toBe(false)
  await one.answer()
  expect(await isBusy(receivers, 'a')).toBe(false)
})

it('finds out by one exchange at a time when it answers again', async () => {
  const { receivers, begin, pass } = setUp()
  const one = begin('a')
  pass(10_000)
  await one.giveUp()
  expect(receivers.hasRoom('a')).toBe(true)
  const probe = begin('a')
  expect(await isBusy(receivers, 'a')).toBe(true)
  await probe.answer()
  const open = [begin('a'), begin('a')]
  expect(await isBusy(receivers, 'a')).toBe(false)
  await Promise.all(open.map((each) => each.answer()))
})

it('does not consider a receiver silent that answers one by one', async () => {
  const { receivers, begin, pass } = setUp()
  const slow = begin('a')
  for (let nth = 0; nth < 5; nth += 1) {
    const quick = begin('a')
    pass(1_000)
    await quick.answer()
  }
  expect(await isBusy(receivers, 'a')).toBe(false)
  await slow.answer()
})

it('does not consider a receiver silent that refuses connections at once', async () => {
  const { receivers, begin } = setUp()
  await begin('a').giveUp()
  begin('a')
  expect(await isBusy(receivers, 'a')).toBe(false)
})
