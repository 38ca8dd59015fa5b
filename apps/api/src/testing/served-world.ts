import { newId } from '@portaria/contract/value-types/uuid'
import { ControlIdReader } from '@portaria/simulators/control-id/control-id-reader'
import type { ReaderOptions } from '@portaria/simulators/control-id/reader-options'
import {
  type ReaderService,
  startReaderService,
} from '../modules/access/readers/worker/reader-service.ts'
import { readerServiceTools } from '../modules/access/readers/worker/service-tools.ts'
import { secretSeal } from '../platform/sealed-secret.ts'
import { type AccessWorld, openAccessWorld } from './access-world.ts'
import { onServer } from './database-server.ts'
import { eventually } from './eventually.ts'

/** The password of simulated readers that know the server. */
export const READER_PASSWORD = 'a password of ours'

/** An entry of a reader, as it is stored. */
export type StoredEntry = {
  readonly number: string
  readonly part: string
  readonly is_wanted: boolean
  readonly state: string
  readonly reason: string | null
}

/** The points and people of the gate, with simulated readers that a process serves. */
export type ServedWorld = AccessWorld & {
  /**
   * Starts a simulated reader and puts it at a point. `isNew`: nobody knows its model before it tells.
   */
  reach(
    pointId: string,
    options?: ReaderOptions & { isNew?: boolean },
  ): Promise<{ id: string; reader: ControlIdReader }>
  /** Starts a process that serves readers; without an address of the server, each decides alone. */
  serve(more?: { readersUrl?: string }): ReaderService
  owner<Row extends object>(statement: string): Promise<Row[]>
  entries(readerId: string): Promise<StoredEntry[]>
  /** Waits until a reader holds everything as wanted. */
  settled(readerId: string): Promise<void>
  readonly unexpected: unknown[]
}

export async function openServedWorld(): Promise<ServedWorld> {
  const world = await openAccessWorld()
  const { test, tenantId } = world
  const owner = <Row extends object>(statement: string) =>
    onServer<Row>(test.database.adminUrl, statement)
  // Readers of other tests in this database belong to nobody here.
  await owner(`UPDATE device_leases SET held_until = 'infinity' WHERE tenant_id <> '${tenantId}'`)
  const readers: ControlIdReader[] = []
  const services: ReaderService[] = []
  const unexpected: unknown[] = []

  const entries = (readerId: string) =>
    owner<StoredEntry>(`SELECT number::text AS number, part, wanted IS NOT NULL AS is_wanted, state,
      reason FROM reader_entries WHERE equipment_id = '${readerId}' ORDER BY number`)

  return {
    ...world,
    owner,
    entries,
    unexpected,
    async reach(pointId, { isNew = false, ...options } = {}) {
      const reader = await ControlIdReader.start({ port: 0, password: READER_PASSWORD, ...options })
      readers.push(reader)
      const { body, raw } = await test.as('admin').post('/equipment', {
        payload: {
          name: `Leitor ${newId()}`,
          kind: 'card',
          driver: 'control_id',
          model: isNew ? null : (options.model ?? 'iDAccess'),
          serial: newId(),
          ip: '127.0.0.1',
          port: reader.port,
          username: 'admin',
        },
      })
      if (!body.data) throw new Error(`a reader was refused: ${raw}`)
      const { id } = body.data
      const sealed = secretSeal(test.parts.secret, 'device').seal(
        `${tenantId} ${id}`,
        READER_PASSWORD,
      )
      await owner(`INSERT INTO device_secrets (tenant_id, equipment_id, sealed, set_by) VALUES
        ('${tenantId}', '${id}', '\\x${sealed.toString('hex')}', '${test.person('admin').userId}')`)
      const [address] = await owner<{ id: string }>(`SELECT id FROM device_addresses
        WHERE tenant_id = '${tenantId}' AND host = '127.0.0.1' AND port = ${reader.port}`)
      await test.as('admin').post(`/device-addresses/${String(address?.id)}/approve`)
      const { version } = (await test.as('sindico').get(`/access-points/${pointId}`)).body.data
      const placed = await test.as('sindico').patch(`/access-points/${pointId}`, {
        headers: { 'if-match': `"${String(version)}"` },
        payload: { equipment_id: id, channel: 1, exit_tried_on: null, direction: 'in' },
      })
      if (placed.status !== 200) throw new Error(`a point was refused: ${placed.raw}`)
      return { id, reader }
    },
    serve(more = {}) {
      const tools = readerServiceTools({
        ...test.parts,
        ...more,
        database: test.parts.database,
        loopback: true,
        onError: (error) => unexpected.push(error),
      })
      const service = startReaderService(tools, {
        system: test.database.system,
        holder: newId(),
      })
      services.push(service)
      return service
    },
    async settled(readerId) {
      await eventually(async () => {
        const open = (await entries(readerId)).filter(({ state }) => state !== 'done')
        if (open.length > 0) throw new Error(`entries wait: ${JSON.stringify(open)}`)
      })
    },
    async close() {
      for (const service of services) await service.stop()
      for (const reader of readers) await reader.close()
      await world.close()
    },
  }
}
