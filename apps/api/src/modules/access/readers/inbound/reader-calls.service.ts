import { systemActor } from '@portaria/contract/actors/actor'
import { type InboundRequest, parseInbound } from '@portaria/drivers/access/control-id/inbound'
import type { InboundFact } from '@portaria/drivers/access/inbound-fact'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import { together } from '../../../../platform/database/together.ts'
import type { LinkToken } from '../../../../platform/link-tokens.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import type { AccessRecorder } from '../../events/access-recorder.ts'
import { storeToldFacts } from '../events/told-facts.ts'
import { type AnswerTools, type Asked, answerReader, readAsked } from './answer-question.ts'
import { callerOf } from './call-limits.ts'
import { isOfDevice } from './device-ids.ts'
import { type KnownReader, noteCall, readReader } from './known-readers.ts'
import { provenLinks } from './proven-links.ts'
import type { ReaderAddresses } from './reader-address.ts'
import type { ReaderLinks } from './reader-links.ts'

/** A call of a reader, as its request says. */
export type ReaderCall = InboundRequest & { readonly token: string; readonly address: string }

/** What readers say to the server. */
export type ReaderCalls = {
  /**
   * Returns the body of the answer; null for a call that is refused, for whatever reason, and for one
   * that could not be carried out: a reader then repeats what it told, and decides by itself.
   */
  take(call: ReaderCall): Promise<string | null>
}

export type ReaderCallTools = Pick<AnswerTools, 'onUnplaced'> & {
  readonly database: AppDatabase
  readonly recorder: AccessRecorder
  readonly credentials: CredentialTools
  readonly links: ReaderLinks
  readonly addresses: ReaderAddresses
}

/** The reader of a call, and what its question is about. */
type Caller = { readonly reader: KnownReader; readonly asked: Asked | null }

/** Facts that change rows. */
const STORED: ReadonlySet<InboundFact['kind']> = new Set([
  'event',
  'exit_button',
  'door_moved',
  'turned',
  'alarm',
])

export function readerCalls(tools: ReaderCallTools): ReaderCalls {
  const { database, links, addresses } = tools
  const proven = provenLinks()
  const actorOf = (tenantId: string) => systemActor('a call of a reader', tenantId)

  /**
   * Returns the reader of a call, with what its question is about, which is read in the same round
   * trip; null where token, address or device are not the reader's.
   */
  async function callerOfToken(
    token: LinkToken,
    { address, query }: ReaderCall,
    facts: readonly InboundFact[],
  ): Promise<Caller | null> {
    const question = facts.find((fact) => fact.kind === 'question')?.question
    const [reader, asked] = await database.readInTenant(actorOf(token.tenantId), (context) =>
      together(
        readReader(context, token.id),
        question ? readAsked(context, token.id, question) : null,
      ),
    )
    if (!reader || !token.isOf(reader.generation)) return null
    if (!(await addresses.isOf(reader.hosts, address))) return null
    return isOfDevice(reader.deviceId, query, facts) ? { reader, asked } : null
  }

  async function carryOut(
    tenantId: string,
    { reader, asked }: Caller,
    facts: readonly InboundFact[],
    receivedAt: number,
  ): Promise<string | null> {
    if (asked) return answerReader(tools, tenantId, reader, asked, receivedAt)
    const stored = facts.filter(({ kind }) => STORED.has(kind))
    if (stored.length > 0)
      await database.inTenant(actorOf(tenantId), (context) =>
        storeToldFacts(tools.credentials, context, reader.equipmentId, stored),
      )
    return facts.some(({ kind }) => kind === 'alive') ? '{"session_is_valid":true}' : ''
  }

  /** Notes that a reader calls; its call does not fail with that. */
  const note = (tenantId: string, equipmentId: string) =>
    database
      .inTenant(actorOf(tenantId), (context) => noteCall(context, equipmentId))
      .catch(() => undefined)

  return {
    async take(call) {
      const receivedAt = performance.now()
      const caller = callerOf(call.token, call.address)
      if (!proven.mayLookUp(caller, call.address)) return null
      const token = links.read(call.token)
      const facts = token ? parseInbound(call) : []
      const known = token && (await callerOfToken(token, call, facts))
      if (!token || !known) {
        proven.fail(caller, call.address)
        return null
      }
      proven.prove(caller)
      // A call that nobody can read changes nothing, and is not noted.
      if (facts.every(({ kind }) => kind === 'unreadable')) return null
      const [answer] = await Promise.all([
        carryOut(token.tenantId, known, facts, receivedAt),
        known.reader.isDue && note(token.tenantId, known.reader.equipmentId),
      ])
      return answer
    },
  }
}
