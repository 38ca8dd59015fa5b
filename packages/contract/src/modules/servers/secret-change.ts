import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'

/**
 * How far a change of the servers' secret is (decision 0126):
 *
 * - `none`: one secret, and everything is sealed with it.
 * - `learning`: some servers do not accept the new one yet.
 * - `ready`: all of them do, and none seals with it yet.
 * - `switching`: servers seal with different ones.
 * - `sealing`: what was sealed before is sealed anew.
 * - `waiting`: all of it is, and open invitations still need the old one.
 * - `done`: the old one can go.
 */
export const changeStates = [
  'none',
  'learning',
  'ready',
  'switching',
  'sealing',
  'waiting',
  'done',
] as const
export type ChangeState = (typeof changeStates)[number]

/** The answer of `GET /servers/secret`. */
export const secretChangeAnswer = z.object({
  data: z.object({
    state: z.enum(changeStates),
    /** The names of servers that the next step waits for. */
    servers: z.array(z.string()),
    companies: z.number(),
    /** Companies whose values are sealed anew. */
    finished: z.number(),
    /** Values that no secret of the servers opens. */
    unreadable: z.number(),
    /** Open invitations that were sent before, and when the last of them is over. */
    invitations: z.number(),
    until: z.nullable(moment),
  }),
})
export type SecretChangeAnswer = z.output<typeof secretChangeAnswer>
