import type { InboundFact } from '@portaria/drivers/access/inbound-fact'

/** The spellings of a reader's number in a query. */
const SPELLINGS = ['device_id', 'deviceId', 'deviceid'] as const

/** Facts that a reader tells without its number: they change nothing. */
const NAMELESS: ReadonlySet<InboundFact['kind']> = new Set(['alive', 'unreadable'])

/**
 * Whether every number of a device in a request is that of the reader, and one is there where facts
 * depend on it. A reader whose number is not known yet may say any.
 */
export function isOfDevice(
  deviceId: string | null,
  query: URLSearchParams,
  facts: readonly InboundFact[],
): boolean {
  if (deviceId === null) return true
  const asked = SPELLINGS.flatMap((name) => query.getAll(name)).filter((id) => id !== '')
  const told = facts.flatMap((fact) => numbersOf(fact))
  const needs = facts.some(({ kind }) => !NAMELESS.has(kind))
  const all = [...asked, ...told]
  return all.every((id) => id === deviceId) && (all.length > 0 || !needs)
}

function numbersOf(fact: InboundFact): string[] {
  const ids =
    fact.kind === 'question'
      ? [fact.question.deviceId]
      : fact.kind === 'event'
        ? [fact.deviceId, fact.event.deviceId]
        : fact.kind === 'unreadable'
          ? []
          : [fact.deviceId]
  return ids.filter((id) => id !== null)
}
