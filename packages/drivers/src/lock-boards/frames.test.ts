import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksums } from './checksums.ts'
import { type FrameProfile, kerong, winnsen } from './frame-profile.ts'
import { askFrame, findAnswers, hasLock, locksOf, openFrame } from './frames.ts'

const hex = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
const bytesOf = (text: string) => text.split(' ').map((byte) => Number.parseInt(byte, 16))

const lock = fc.record({ board: fc.nat({ max: 15 }), lock: fc.nat({ max: 15 }) })

/** Makes an answer of a Kerong board, byte by byte (devices §6). */
function kerongAnswer(board: number, latches: number, sensors = 0): number[] {
  const head = [0x02, board * 16, 0x35, latches % 256, latches >> 8, sensors % 256, sensors >> 8, 3]
  return [...head, head.reduce((sum, byte) => sum + byte, 0) % 256]
}

describe('golden bytes', () => {
  it.each([
    ['board 0, lock 0 of Kerong opens', openFrame(kerong, { board: 0, lock: 0 }), '02 00 31 03 36'],
    ['board 1, lock 15', openFrame(kerong, { board: 1, lock: 15 }), '02 1f 31 03 55'],
    ['a board of Kerong is asked', askFrame(kerong, { board: 1, lock: 15 }), '02 10 30 03 45'],
    ['Winnsen opens', openFrame(winnsen, { board: 1, lock: 7 }), '90 06 05 01 07 03'],
    ['Winnsen is asked', askFrame(winnsen, { board: 1, lock: 7 }), '90 06 12 01 07 03'],
  ])('%s', (_, frame, bytes) => {
    expect(hex(frame)).toBe(bytes)
  })

  it('bit 0 of L1 is the first lock, 1 is locked, and S has the sensors', () => {
    const [states] = findAnswers(
      kerong,
      { board: 0, lock: 0 },
      bytesOf('02 00 35 fe 7f 01 80 03 38'),
    )
    expect(states?.filter(({ open }) => open).map(({ lock }) => lock)).toEqual([0, 15])
    expect(states?.filter(({ occupied }) => occupied).map(({ lock }) => lock)).toEqual([0, 15])
  })

  it('Winnsen answers for one lock', () => {
    const place = { board: 1, lock: 7 }
    const answer = (state: string) =>
      findAnswers(winnsen, place, bytesOf(`90 07 92 01 07 ${state} 03`))
    expect(answer('01')).toEqual([[{ ...place, open: true, occupied: null }]])
    expect(answer('00')).toEqual([[{ ...place, open: false, occupied: null }]])
    expect(answer('02')).toEqual([])
  })

  it('the frames of other families are profiles too (devices §9)', () => {
    const place = { board: 3, lock: 9 }
    const long: FrameProfile = {
      ...winnsen,
      checksum: 'xor',
      open: [0x5a, 0x5a, 0, 'board', 0, 4, 0, 1, 'lock', 'checksum'],
    }
    expect(hex(openFrame(long, place))).toBe('5a 5a 00 03 00 04 00 01 09 0f')
    const short: FrameProfile = {
      ...winnsen,
      checksum: 'xor',
      open: [0x8a, 'board', 'lock', 0x11, 'checksum'],
      ask: [0x80, 'board', 'lock', 0x33, 'checksum'],
    }
    expect(hex(openFrame(short, place))).toBe('8a 03 09 11 91')
    expect(hex(askFrame(short, place))).toBe('80 03 09 33 b9')
  })

  it('checksums have the known values', () => {
    const digits = [...Buffer.from('123456789')]
    expect(checksums.crc16(digits)).toEqual([0x37, 0x4b])
    expect(checksums.sum(digits)).toEqual([0xdd])
    expect(checksums.xor(digits)).toEqual([0x31])
    expect(checksums.none(digits)).toEqual([])
  })
})

describe('any bytes', () => {
  const word = fc.nat({ max: 0xffff })

  it('contain an answer after garbage, and among answers of other boards', () => {
    // Garbage that ends like the head of a frame must not hide the frame after it.
    const garbage = fc.array(fc.constantFrom(0x00, 0x35, 0x31, 0xff, 0x10), { maxLength: 12 })
    fc.assert(
      fc.property(
        lock,
        word,
        word,
        garbage,
        fc.nat({ max: 15 }),
        (place, now, stale, noise, other) => {
          const foreign = other === place.board ? [] : kerongAnswer(other, stale)
          const bytes = [...noise, ...foreign, ...kerongAnswer(place.board, now), ...noise]
          const found = findAnswers(kerong, place, bytes)
          expect(found).toHaveLength(1)
          expect(found[0]?.[place.lock]?.open).toBe(((now >> place.lock) & 1) === 0)
        },
      ),
    )
  })

  it('contain a stale answer and the one after it in order', () => {
    fc.assert(
      fc.property(lock, word, word, (place, stale, now) => {
        const bytes = [...kerongAnswer(place.board, stale), ...kerongAnswer(place.board, now)]
        const opens = findAnswers(kerong, place, bytes).map((states) => states[place.lock]?.open)
        expect(opens).toEqual([stale, now].map((bits) => ((bits >> place.lock) & 1) === 0))
      }),
    )
  })

  it('contain no answer if one byte is wrong, or half is missing', () => {
    fc.assert(
      fc.property(
        lock,
        word,
        fc.nat({ max: 8 }),
        fc.integer({ min: 1, max: 255 }),
        (place, bits, at, by) => {
          const good = kerongAnswer(place.board, bits)
          const wrong = good.map((byte, index) => (index === at ? (byte + by) % 256 : byte))
          expect(findAnswers(kerong, place, wrong)).toEqual([])
          expect(findAnswers(kerong, place, good.slice(0, at))).toEqual([])
        },
      ),
    )
  })

  it('are never read past their end, and every lock has a frame of its own', () => {
    fc.assert(
      fc.property(lock, fc.array(fc.nat({ max: 255 }), { maxLength: 60 }), (place, bytes) => {
        for (const states of findAnswers(kerong, place, bytes)) expect(states).toHaveLength(16)
      }),
    )
    const frames = locksOf(kerong).map((lock) => hex(openFrame(kerong, { board: 2, lock })))
    expect(new Set(frames).size).toBe(16)
  })
})

it('name no lock by numbers that the family does not have', () => {
  const places = [
    { board: 0, lock: 16 },
    { board: 16, lock: 0 },
    { board: -1, lock: 0 },
    { board: 0, lock: 1.5 },
  ]
  expect(places.filter((place) => hasLock(kerong, place))).toEqual([])
  expect(hasLock(winnsen, { board: 0, lock: 0 })).toBe(false)
})
