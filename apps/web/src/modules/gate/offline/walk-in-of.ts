import { visitKinds } from '@portaria/contract/modules/companies/settings/visit-settings'
import { toldThrough } from '@portaria/contract/modules/gate/desk-queue'
import type { TypedIdDoc } from '@portaria/contract/value-types/id-doc'
import { asReference, isObject } from '../../../register-pages/record.ts'
import type { OfflineWalkIn } from './record-offline.ts'

/** Converts the fields of the desk's dialog to an entry of the queue. */
export function walkInOf(
  guestName: string,
  typed: Readonly<Record<string, unknown>>,
): OfflineWalkIn {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : null)
  const place = (name: string) => {
    const chosen = asReference(typed[name])
    return chosen && { id: chosen.id, title: chosen.title }
  }
  const through = toldThrough.find((one) => one === typed['told_through'])
  return {
    guest_name: guestName,
    kind: visitKinds.find((kind) => kind === typed['kind']) ?? 'social',
    apartment: place('apartment'),
    employee: place('employee'),
    area: place('area'),
    authority: text('authority'),
    cpf: text('cpf'),
    id_doc: documentOf(typed['id_doc']),
    plate: text('plate'),
    companions: typeof typed['companions'] === 'number' ? typed['companions'] : null,
    let_in_reason: text('let_in_reason'),
    ...(text('told_by') !== null && { told_by: text('told_by') ?? '', told_through: through }),
  }
}

/** Converts a document from the format of its input. */
function documentOf(value: unknown): TypedIdDoc | null {
  if (!isObject(value)) return null
  const part = (name: string) => (typeof value[name] === 'string' ? value[name] : '')
  const [kind, number] = [part('kind'), part('number')]
  if (kind === '' && number === '') return null
  return { kind, number, issuer: part('issuer') || null, country: part('country') || null }
}
