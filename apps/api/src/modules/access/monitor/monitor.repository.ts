import type { MonitorPoint } from '@portaria/contract/modules/access/monitor/monitor-answers'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import type { FileLinks } from '../../../platform/files/file-links.ts'
import { photoOf } from '../../../platform/files/person-photo.ts'
import { isActiveRow } from '../../../register-endpoints/live-rows.ts'
import { readReaderStates } from '../readers/console/readers.repository.ts'

type Row = Pick<MonitorPoint, 'direction' | 'area'> & {
  readonly id: string
  readonly title: string
  readonly equipment_id: string | null
  readonly photo_file_id: string | null
}

/** Returns the points in use by name, with the states of their readers. */
export async function readMonitor(
  context: TenantContext,
  links: FileLinks,
): Promise<MonitorPoint[]> {
  const { queries, actor } = context
  const [rows, readers] = await together(
    queries.all(sql<Row>`
      SELECT p.id, p.name AS title, p.direction, a.name AS area, p.equipment_id, p.photo_file_id
      FROM access_points p
      LEFT JOIN access_areas a ON a.tenant_id = p.tenant_id AND a.id = p.area_to_id
      WHERE p.tenant_id = ${actor.tenantId} AND ${isActiveRow(sql.ref('p'))}
      ORDER BY p.name COLLATE "pt-BR-x-icu", p.id`),
    readReaderStates(context),
  )
  return rows.map(({ id, title, direction, area, equipment_id: device, photo_file_id: file }) => {
    const reader = device === null ? undefined : readers.get(device)
    return {
      point: { id, title, deleted: false },
      direction,
      area,
      photo: photoOf(links, actor.tenantId, file),
      reader: reader?.state ?? null,
      since: reader?.since?.toISOString() ?? null,
    }
  })
}
