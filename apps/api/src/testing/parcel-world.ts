import type { Role } from '@portaria/contract/actors/roles'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { type GateWorld, openGateWorld } from './gate-world.ts'
import { addPicture } from './sent-picture.ts'
import { rowsOf } from './test-app.ts'

type Link = {
  kind: string
  by: string | null
  to_name: string | null
  reason: string | null
}

/** A parcel as its record shows it. */
export type ReadParcel = Record<string, unknown> & {
  custody: Link[]
  codes?: PickupCode[]
  version: number
}

/** Opens two households and a desk that receives parcels, for the own household unless told otherwise. */
export async function openParcelWorld() {
  const world: GateWorld = await openGateWorld()
  const as = (role: Role) => world.test.as(role)

  const receives = (more: object = {}) =>
    as('funcionario').post('/parcels', {
      payload: { kind: 'parcel', place: 'desk', apartment_id: world.own.apartmentId, ...more },
    })
  const act = (id: string, action: string, payload: object, role: Role = 'funcionario') =>
    as(role).post(`/parcels/${id}/${action}`, { payload })
  async function read(id: string, role: Role = 'funcionario'): Promise<ReadParcel> {
    const { status, body, raw } = await as(role).get(`/parcels/${id}`)
    if (status !== 200) throw new Error(`a parcel was not read: ${raw}`)
    return body.data as unknown as ReadParcel
  }
  async function inbox() {
    const { body } = await as('condomino').get('/inbox')
    return rowsOf(body) as unknown as {
      kind: string
      text: string
      subject: { id: string }
      done: boolean
    }[]
  }

  return {
    ...world,
    as,
    receives,
    act,
    read,
    inbox,
    /** Receives a parcel and returns its id. */
    async receive(more: object = {}): Promise<string> {
      const { status, body, raw } = await receives(more)
      if (status !== 201) throw new Error(`a parcel was refused: ${raw}`)
      return body.data.id
    },
    /** Returns the kinds of the events in a parcel's chain of custody. */
    kinds: async (id: string) => (await read(id)).custody.map(({ kind }) => kind),
    /** The code that the household reads. */
    codeOf: async (id: string) => (await read(id, 'condomino')).codes?.[0]?.code ?? '',
    collect: (code: string, preview = false) =>
      as('funcionario').post('/parcels/collect', { payload: { code, preview } }),
    /** The kinds of the notices that the household got about a parcel. */
    toldOf: async (id: string) =>
      (await inbox()).filter(({ subject }) => subject.id === id).map(({ kind }) => kind),
    /** The sentence of the first notice that the household got about a parcel. */
    toldText: async (id: string) => (await inbox()).find(({ subject }) => subject.id === id)?.text,
    /** Moves the arrival of a parcel to a day. */
    arrivedOn: (id: string, day: string) =>
      world.past(`ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
        UPDATE parcels SET arrived_at = '${day}' WHERE id = '${id}';
        ALTER TABLE parcels ENABLE TRIGGER keep_outcome`),
    /** Adds an uploaded picture that no row uses yet. */
    addPicture: (role: Role = 'funcionario') => addPicture(world, role),
  }
}

export type ParcelWorld = Awaited<ReturnType<typeof openParcelWorld>>
