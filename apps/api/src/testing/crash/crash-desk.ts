import { packAnswer } from '@portaria/contract/modules/gate/desk-pack'
import { queueAnswer } from '@portaria/contract/modules/gate/desk-queue'
import { newId } from '@portaria/contract/value-types/uuid'
import { sealOnDevice } from '../desk-device.ts'
import type { Caller } from './crash-caller.ts'
import { type Client, writer } from './crash-clients.ts'
import type { CrashJournal } from './crash-journal.ts'

/** The name of the guest of an entry, by which its visits are counted. */
export const guestOf = (entryId: string) => `Fila ${entryId}`

/**
 * Sends entries that a desk recorded without a network, one after the other, each until it is answered,
 * and journals the visit that each became.
 */
export function deskWriter(url: string, email: string, journal: CrashJournal): Client {
  let seal: ((id: string) => ReturnType<typeof sealOnDevice>) | undefined

  async function sealWith(person: Caller) {
    const pack = packAnswer.parse(await person.read('/gate/pack')).data
    const [unit] = pack.units
    if (!unit) throw new Error('no unit')
    const act = { name: 'walk-in' as const, kind: 'official', authority: 'Correios' }
    return (id: string) =>
      sealOnDevice(pack, { id, guest_name: guestOf(id), act: { ...act, apartment_id: unit.id } })
  }

  return writer(url, email, journal, () => {
    const key = newId()
    let sealed: ReturnType<typeof sealOnDevice> | undefined
    return {
      asked: { kind: 'entry', key },
      async send(person) {
        seal ??= await sealWith(person)
        sealed ??= seal(key)
        const answered = await person.send('/gate/queue', { entries: [await sealed] })
        const [outcome] = queueAnswer.parse(answered).data
        if (outcome?.visit_id == null) throw new Error(`${key} is ${JSON.stringify(outcome)}`)
        return outcome.visit_id
      },
    }
  })
}
