import * as z from 'zod/mini'
import { typedText } from '../../../schemas/typed-fields.ts'
import { host } from '../../../value-types/host.ts'
import { normalizeText } from '../../../value-types/text.ts'
import { portRange } from '../../devices/device-addresses/device-addresses.ts'

/** Kinds of equipment that stand at a point and identify people. */
export const readerKinds = ['facial', 'card', 'turnstile', 'gate', 'door'] as const

const line = (max: number) =>
  typedText((typed) => {
    const value = normalizeText(typed)
    if (value === '') return { ok: false, code: 'required' }
    return value.length > max ? { ok: false, code: 'too_long' } : { ok: true, value }
  })

/**
 * `POST /access-readers`: the equipment with its login and its address, which is approved with it.
 * The serial number may be left out until the reader tells it.
 */
export const newReaderBody = z.strictObject({
  /** Made by the client: the same one again makes no second reader. */
  id: z.uuid(),
  name: line(80),
  kind: z.enum(readerKinds),
  host: typedText(host.parse),
  port: z.int().check(z.gte(portRange[0]), z.lte(portRange[1])),
  username: line(60),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  serial: z.optional(line(60)),
})

export type NewReaderBody = z.output<typeof newReaderBody>
