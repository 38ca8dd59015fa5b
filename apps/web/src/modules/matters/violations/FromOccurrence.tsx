import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { useQuery } from '@tanstack/react-query'
import { asReference, isObject, type RegisterRecord } from '../../../register-pages/record.ts'
import { recordQuery } from '../../../register-pages/register-queries.ts'
import { useBegin, useOpenedFrom } from '../begin-form.ts'

/**
 * Fills in a new violation from the occurrence whose page opened it. The narrative is left out: the
 * unit reads the violation, and a narrative may reveal its author.
 */
export function FromOccurrence() {
  const { name, id } = useOpenedFrom()
  return name === 'occurrences' ? <OfOccurrence id={id} /> : null
}

function OfOccurrence({ id }: { id: string }) {
  const { data } = useQuery(recordQuery(occurrences, id))
  useBegin(data && valuesOf(data))
  return null
}

function valuesOf(from: RegisterRecord) {
  const title = String(from['title'])
  const involved = Array.isArray(from['involved']) ? from['involved'] : []
  const unit = involved.filter(isObject).flatMap((one) => asReference(one['apartment']) ?? [])[0]
  const rule = asReference(from['rule'])
  return {
    occurrence: { id: from.id, title, deleted: false },
    subject: title,
    happened_at: from['happened_at'],
    place: from['place'] ?? '',
    ...(unit && { apartment: unit }),
    ...(rule && { rule }),
  }
}
