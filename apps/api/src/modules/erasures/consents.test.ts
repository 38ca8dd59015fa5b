import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErasureWorld, openErasureWorld } from '../../testing/erasure-world.ts'
import { endProofs } from './erasure-tasks.ts'

let world: ErasureWorld
beforeAll(async () => {
  world = await openErasureWorld()
})
afterAll(() => world.test.close())

describe('the proof of a consent', () => {
  it('stays five years after the erasure with the signed paper, and no photo does', async () => {
    const { path, id } = await world.aResident()
    const [face, image, paper] = [newId(), newId(), newId()]
    await world.families.past(`
      INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
      VALUES ('${world.test.tenants.bosque}', '${paper}', 'image/jpeg', 1, '\\x00');
      INSERT INTO face_consents (tenant_id, id, resident_id, term_version,
        term_language, term_text, given_how, signed_on, paper_file_id, withdrawn_at, withdrawn_how)
      VALUES ('${world.test.tenants.bosque}', '${face}', '${id}', '1', 'pt', 'Termo', 'paper', now(),
        '${paper}', now(), 'departure');
      INSERT INTO faces (tenant_id, id, resident_id, consent_id, photo)
      VALUES ('${world.test.tenants.bosque}', gen_random_uuid(), '${id}', '${face}', '\\x00');
      INSERT INTO resident_consents (tenant_id, id, resident_id, ordinal, purpose, term_version,
        given_on)
      VALUES ('${world.test.tenants.bosque}', '${image}', '${id}', 1, 'image', '1', '2024-01-01')`)
    const receipt = await world.erased(path)
    expect(receipt.blanked).toContainEqual({ kind: 'faces', count: 1 })
    expect(receipt.kept).toContainEqual({ kind: 'consents', count: 2 })
    const [ended] = await world.test.past<{ is_over: boolean }>(
      `SELECT revoked_on IS NOT NULL AS is_over FROM resident_consents WHERE id = '${image}'`,
    )
    expect(ended?.is_over).toBe(true)
    const dropped: string[] = []
    const end = () =>
      world.test.database.app.inTenant(world.test.actor('sindico'), (context) =>
        endProofs(context, async (_, ids) => dropped.push(...ids)),
      )
    expect([await end(), dropped]).toEqual([0, []])
    // Rows of somebody else with the same id in another register prove nothing about this person.
    const older = (register: string) =>
      world.families.past(`ALTER TABLE erasures DISABLE TRIGGER keep_erasure;
        UPDATE erasures SET at = now() - interval '6 years', register = '${register}'
          WHERE id = '${receipt.id}';
        ALTER TABLE erasures ENABLE TRIGGER keep_erasure`)
    await older('employees')
    expect([await end(), dropped]).toEqual([0, []])
    await older('residents')
    expect([await end(), dropped]).toEqual([2, [paper]])
    const left = await world.test.past(`SELECT id FROM face_consents WHERE id = '${face}'
      UNION SELECT id FROM resident_consents WHERE id = '${image}'`)
    expect(left).toEqual([])
  })
})
