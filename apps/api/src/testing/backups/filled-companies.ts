import { newId } from '@portaria/contract/value-types/uuid'
import type { FileStore } from '../../platform/files/file-store.ts'
import { onServer } from '../database-server.ts'

/** Two companies. */
export const TENANTS = [newId(), newId()] as const

/** A person with a picture of their own, which belongs to no company. */
export const PERSON = { id: newId(), photo: newId(), bytes: Buffer.from('a face') }

/** Text that a careless reader of COPY takes for something else. */
export const ODD = ['\\.', 'line\n\\.\nline', '\\N', '\t\\t\r', "';--", '‮עברית 🏢', '']

/** Writes as a superuser in the scope of a company, which triggers need. */
export const writeIn = (url: string, tenantId: string, statement: string) =>
  onServer<{ id: string }>(
    url,
    `SELECT set_config('app.tenant_id', '${tenantId}', false); ${statement}`,
  )

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Fills a database with two companies, a person with a picture, and a job. */
export async function fillCompanies(url: string, files: FileStore): Promise<void> {
  for (const [nth, tenant] of TENANTS.entries()) {
    const towers = ODD.map(
      (name) => `('${tenant}', gen_random_uuid(), ${quoted(`${name} ${nth}`)}, ${quoted(name)})`,
    )
    await writeIn(
      url,
      tenant,
      `INSERT INTO tenants (id, legal_name, contact_email, phones)
         VALUES ('${tenant}', 'Company ${nth}', 'a@example.com', ARRAY['1', '2,3']);
       INSERT INTO towers (tenant_id, id, name, code) VALUES ${towers.join()};
       INSERT INTO reader_changes (tenant_id, subject) SELECT '${tenant}', 'x' FROM generate_series(1, ${5 + nth});
       INSERT INTO audit_log (tenant_id, id, actor_role, register, operation, at)
         SELECT '${tenant}', gen_random_uuid(), 'sindico', 'towers', 'create', at
         FROM unnest(ARRAY['2020-01-01', now()::text]::timestamptz[]) AS at`,
    )
  }
  await files.put(PERSON.id, PERSON.photo, PERSON.bytes)
  await writeIn(
    url,
    PERSON.id,
    `INSERT INTO users (id, name, email) VALUES ('${PERSON.id}', 'Ana', 'ana@example.com');
     INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
       VALUES ('${PERSON.id}', '${PERSON.photo}', 'image/webp', ${PERSON.bytes.length}, sha256('a face'));
     UPDATE users SET photo_file_id = '${PERSON.photo}'`,
  )
  await onServer(
    url,
    `SELECT graphile_worker.add_job('later', '{"a": 1}', run_at => '2090-01-01', job_key => 'k', queue_name => 'q')`,
  )
}
