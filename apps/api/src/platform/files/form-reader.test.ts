import { PassThrough, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { readForm } from './form-reader.ts'

it('receives the rest of a form after a fault without parsing it', async () => {
  const raw = new PassThrough()
  let parsed = 0
  raw.pipe(
    new Writable({
      write(part: Buffer, _, done) {
        parsed += part.length
        done()
      },
    }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  const request = { raw } as unknown as FastifyRequest
  raw.write('fault')
  await setImmediate()
  const read = readForm(request, async () => {
    throw new Error('Unexpected end of form')
  })
  await expect(read).rejects.toMatchObject({ code: 'malformed' })
  for (let part = 0; part < 100; part += 1) raw.write('x'.repeat(1_000))
  raw.end()
  await setImmediate()
  expect([parsed, raw.readableEnded]).toEqual([5, true])
})
