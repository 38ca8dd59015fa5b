import { newId } from '@portaria/contract/value-types/uuid'
import { openErasureWorld } from './erasure-world.ts'
import { samples } from './samples.ts'
import { workbookSheets } from './workbook-sheets.ts'

/** Households of bosque whose data can be exported, and calls of the routes of exports. */
export async function openExportWorld() {
  const world = await openErasureWorld()
  const { test, families } = world
  const tenant = test.tenants.bosque
  let nth = 0

  /** Downloads a workbook with a session. */
  async function download(token: string, path: string) {
    const { statusCode, rawPayload, headers } = await test.app.inject({
      method: 'GET',
      url: `/api/v1${path}`,
      remoteAddress: test.address,
      headers: { authorization: `Bearer ${token}` },
    })
    const sheets =
      statusCode === 200 ? await workbookSheets(rawPayload) : new Map<string, string[][]>()
    return { status: statusCode, headers, sheets, text: JSON.stringify([...sheets]) }
  }

  const ofManager = (path: string) =>
    download(test.person('sindico').token, `${path}/personal-data`)

  /** A resident with a login, a neighbour, and a visit, a parcel and accesses of theirs. */
  async function aHousehold() {
    const values = world.identity()
    const family = await families.add()
    const changed = await world.patch(`/residents/${family.ana}`, values)
    if (changed.status !== 200) throw new Error(`a resident was refused: ${changed.raw}`)
    const guest = world.identity()
    const visitor = await families.made('visitors', { ...guest, company: 'Visitas Ltda' })
    nth += 1
    const point = await families.made('access-points', samples['access-points'].values(60 + nth))
    await families.past(`
      INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, host_id, plate,
        purpose, answered_name, answered_through, state, checked_in_at, checked_out_at, checked_out_how)
      VALUES ('${tenant}', '${newId()}', '${guest.name}', '${visitor}', 'social',
        '${family.apartmentId}', '${family.ana}', 'QRS4T56', 'Segredo do convidado',
        'Vizinho Atendeu', 'intercom', 'left', now(), now(), 'desk');
      INSERT INTO parcels (tenant_id, id, number, kind, apartment_id, resident_id, addressee, state,
        handed_at, handed_how, handed_name, handed_reason)
      VALUES ('${tenant}', '${newId()}', '${77_000 + nth}', 'parcel', '${family.apartmentId}', '${family.ana}',
        '=${values.name}', 'handed_over', now(), 'photo', 'Terceiro Buscou', 'Era amigo');
      INSERT INTO access_events (tenant_id, id, point_id, fact, direction, resident_id)
      VALUES ('${tenant}', '${newId()}', '${point}', 'granted', 'in', '${family.ana}'),
        ('${tenant}', '${newId()}', '${point}', 'granted', 'out', '${family.bruno}')`)
    return { values, guest, family, visitor, path: `/residents/${family.ana}` }
  }

  return { ...world, tenant, download, ofManager, aHousehold }
}

export type ExportWorld = Awaited<ReturnType<typeof openExportWorld>>
