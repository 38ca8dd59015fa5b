import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import type { TestApp } from './test-app.ts'

type World = { readonly test: TestApp; past(statement: string): Promise<unknown> }

/** Adds a picture as if a role of bosque had uploaded it; no row uses it yet. */
export async function addPicture({ test, past }: World, role: Role): Promise<string> {
  const id = newId()
  await past(`INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
    VALUES ('${test.tenants.bosque}', '${id}', 'image/webp', 1, '\\x00', '${test.person(role).userId}')`)
  return id
}
