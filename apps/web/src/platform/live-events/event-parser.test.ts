import { array, assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventParser } from './event-parser.ts'

const stream =
  'id: 7\nevent: open\ndata: {}\n\n: heartbeat\nid: 8\n\nid: 9\nevent: panic.raised\ndata: {"id":"a: b"}\n\n'
const blocks = [
  { id: '7', event: 'open', data: '{}' },
  { id: '8', event: null, data: '' },
  { id: '9', event: 'panic.raised', data: '{"id":"a: b"}' },
]

describe('the parser of event streams', () => {
  it('parses whole blocks', () => {
    expect(eventParser()(stream)).toEqual(blocks)
  })

  it('parses the same however the text is split', () => {
    assert(
      property(array(nat(stream.length), { maxLength: 8 }), (cuts) => {
        const parse = eventParser()
        const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length]
        const read = places.slice(1).flatMap((end, n) => parse(stream.slice(places[n], end)))
        expect(read).toEqual(blocks)
      }),
    )
  })

  it('keeps an incomplete block for later', () => {
    expect(eventParser()('id: 7\nevent: open\ndata: {}\n')).toEqual([])
  })
})
