import { PARTY_MIN } from '@portaria/contract/modules/gate/party-size'
import { asText } from '../../register-pages/field-kinds/field-input.ts'
import { asReference, type RegisterRecord } from '../../register-pages/record.ts'

/** Groups guests invited together, like the gate: for the same unit, time and purpose. */
export function byParty(expected: readonly RegisterRecord[]): {
  parties: RegisterRecord[][]
  alone: RegisterRecord[]
} {
  const groups = [...Map.groupBy(expected, together).values()]
  return {
    parties: groups.filter(({ length }) => length >= PARTY_MIN),
    alone: groups.filter(({ length }) => length < PARTY_MIN).flat(),
  }
}

const together = (record: RegisterRecord): string =>
  JSON.stringify([
    asText(record['purpose']),
    asReference(record['apartment'])?.id ?? null,
    asText(record['expected_from']),
    asText(record['expected_to']),
  ])
