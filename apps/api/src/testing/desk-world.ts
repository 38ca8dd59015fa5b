import type { Role } from '@portaria/contract/actors/roles'
import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import type { QueueOutcome } from '@portaria/contract/modules/gate/desk-queue'
import { type DeviceEntry, type SealedEntry, sealOnDevice } from './desk-device.ts'
import { type GateWorld, openGateWorld } from './gate-world.ts'

/** A gate with devices that seal the entries they record without a network. */
export type DeskWorld = GateWorld & {
  pack(role?: Role, tenant?: 'bosque' | 'acacias'): Promise<DeskPack>
  seal(pack: DeskPack, entry: DeviceEntry): Promise<SealedEntry>
  send(entries: readonly SealedEntry[], role?: Role): Promise<QueueOutcome[]>
  /** Seals one entry of the doorman's device, which read its pack once, and sends it. */
  record(entry: DeviceEntry): Promise<QueueOutcome>
}

export async function openDeskWorld(): Promise<DeskWorld> {
  const world = await openGateWorld()

  const pack: DeskWorld['pack'] = async (role = 'funcionario', tenant = 'bosque') => {
    const { body } = await world.test.as(role, tenant).get('/gate/pack')
    return body.data as unknown as DeskPack
  }

  const send: DeskWorld['send'] = async (entries, role = 'funcionario') => {
    const { status, body, raw } = await world.test
      .as(role)
      .post('/gate/queue', { payload: { entries } })
    if (status !== 200) throw new Error(raw)
    return body.data as unknown as QueueOutcome[]
  }

  let own: DeskPack | undefined
  return {
    ...world,
    pack,
    seal: sealOnDevice,
    send,
    async record(entry) {
      own ??= await pack()
      const [outcome] = await send([await sealOnDevice(own, entry)])
      if (!outcome) throw new Error('no outcome')
      return outcome
    },
  }
}
