import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acacias,
  answering,
  type BesideWorld,
  bosque,
  CNPJ,
  OTHER_CNPJ,
  openBesideWorld,
  PICTURE,
  people,
} from '../../../testing/backups/beside-world.ts'
import { keysOf, plain } from '../../../testing/backups/filled-company.ts'
import { testSecret } from '../../../testing/database-server.ts'
import type { FileStore } from '../../files/file-store.ts'
import { asOwner } from './as-owner.ts'
import type { BroughtBeside } from './bring-beside.ts'
import type { Decisions } from './decisions.ts'
import { findCompany } from './find-company.ts'

const refusing: Decisions = {
  cnpj: () => Promise.reject(new Error('the CNPJ is asked for')),
  give: () => Promise.reject(new Error('the e-mail is asked for')),
}

describe('a company of a backup, brought back beside the living one', () => {
  let world: BesideWorld
  let brought: BroughtBeside
  beforeAll(async () => {
    world = await openBesideWorld()
  })
  afterAll(() => world.close())

  describe('that cannot be', () => {
    it.each([
      ['an answer about its CNPJ', { decisions: { ...answering, cnpj: refusing.cnpj } }, 'CNPJ'],
      ['an answer about an e-mail', { decisions: { ...answering, give: refusing.give } }, 'e-mail'],
      ['a name of its own', { name: 'RESIDENCIAL BOSQUE' }, 'give another name'],
      ['a CNPJ that is free', { decisions: { ...answering, cnpj: takenCnpj() } }, 'asked again'],
    ])('for want of %s, is not begun', async (_, changes, words) => {
      await expect(world.bring(changes)).rejects.toThrow(words)
      expect(await world.companies()).toBe(2)
    })
  })

  describe('as a third one', () => {
    beforeAll(async () => {
      brought = await world.bring()
    })

    it('changes no row of those that live', async () => {
      const changed = (await world.changedParts()).filter(
        (one) => !one.startsWith(brought.tenantId),
      )
      expect(changed.toSorted()).toEqual([
        `${NIL_TENANT} audit_log`,
        'platform memberships',
        'platform tenants',
      ])
      const old = await world.rowsOf(
        bosque,
        `SELECT cnpj, status FROM tenants WHERE id IN ('${bosque}', '${acacias}') ORDER BY cnpj`,
      )
      expect(old).toEqual([
        { cnpj: CNPJ, status: 'ATIVO' },
        { cnpj: OTHER_CNPJ, status: 'ATIVO' },
      ])
    })

    it('has the same rows under the same ids, but for its own', async () => {
      const other = await world.differentTables(brought.tenantId)
      expect(other).toEqual([
        'access_order_points',
        'access_orders',
        'access_pins',
        'audit_log',
        'departure_items',
        'departures',
        'device_addresses',
        'device_secrets',
        'equipment',
        'faces',
        'lockers',
        'panic_alerts',
        'parcel_codes',
        'pass_secrets',
        'towers',
      ])
      const [tower] = await world.rowsOf<{ deleted_at: Date | null }>(
        brought.tenantId,
        `SELECT deleted_at FROM towers WHERE tenant_id = '${brought.tenantId}' AND id = '${world.living.tower}'`,
      )
      expect(tower?.deleted_at).toBeNull()
    })

    it('is inactive, has the name that was asked for, and says where it comes from', async () => {
      const [company] = await world.rowsOf(
        brought.tenantId,
        `SELECT fantasy_name, legal_name, cnpj, status FROM tenants WHERE id = '${brought.tenantId}'`,
      )
      expect(company).toEqual({
        fantasy_name: null,
        legal_name: 'Bosque de ontem',
        cnpj: null,
        status: 'INATIVO',
      })
      for (const trail of [brought.tenantId, NIL_TENANT]) {
        const [entry] = await world.rowsOf(
          trail,
          `SELECT reason, row_id, changes FROM audit_log
           WHERE tenant_id = '${trail}' AND operation = 'brought_back'`,
        )
        expect(entry).toEqual({
          reason: `backup ${world.backupId} of ${bosque}`,
          row_id: brought.tenantId,
          changes: { legal_name: ['Residencial Bosque', 'Bosque de ontem'] },
        })
      }
    })

    it('opens its secrets, which open for no other company', async () => {
      const { devices, faces, own, passes, parcels } = keysOf(testSecret)
      const to = brought.tenantId
      const sealedIn = async (table: string, columns: string) => {
        const [row] = await world.rowsOf<Record<string, Buffer>>(
          to,
          `SELECT ${columns} FROM ${table} WHERE tenant_id = '${to}'`,
        )
        return (column: string) => row?.[column] ?? Buffer.alloc(0)
      }
      const device = (await sealedIn('device_secrets', 'sealed'))('sealed')
      expect(devices.open(`${to} ${world.living.equipment}`, device)).toBe(plain.device)
      expect(devices.open(`${bosque} ${world.living.equipment}`, device)).toBeNull()
      const face = (await sealedIn('faces', 'photo'))('photo')
      expect(faces.open(to, world.living.face, face)?.toString()).toBe(plain.face)
      expect(faces.open(bosque, world.living.face, face)).toBeNull()
      const pin = await sealedIn('access_pins', 'sealed, digest')
      expect(own.open(world.living.pin, pin('sealed'))).toBe(plain.own)
      expect(pin('digest')).toEqual(passes.pinDigest(to, plain.own))
      const pass = await sealedIn('pass_secrets', 'pin_sealed, pin_digest')
      expect(passes.pins.open(world.living.pass, pass('pin_sealed'))).toBe(plain.pass)
      expect(pass('pin_digest')).toEqual(passes.pinDigest(to, plain.pass))
      const code = await sealedIn('parcel_codes', 'sealed, digest')
      expect(parcels.codes.open(world.living.code, code('sealed'))).toBe(plain.parcel)
      expect(code('digest')).toEqual(parcels.digest(to, plain.parcel))
      expect(brought.byHand).toEqual([])
    })

    it('has its files, and no file of its own is the other one', async () => {
      for (const file of world.fileIds) {
        expect(await world.files.get(brought.tenantId, file)).toEqual(PICTURE)
      }
      expect(brought.files).toEqual({ held: 5, copied: 5, lost: 0 })
    })

    it('has no link that is out, and nothing that waits to be sent', async () => {
      const left: string[] = []
      for (const table of [
        'invitations',
        'calendar_feeds',
        'outbox',
        'live_events',
        'inbox_items',
      ]) {
        const found = await world.rowsOf(
          brought.tenantId,
          `SELECT FROM ${table} WHERE tenant_id = '${brought.tenantId}'`,
        )
        left.push(...found.map(() => table))
      }
      expect(left).toEqual([])
      // The link of a guest names the company that made it.
      const { tokens } = keysOf(testSecret).passes
      const link = tokens.of({ tenantId: bosque, id: world.living.pass, generation: 1 })
      expect(tokens.read(link)?.tenantId).toBe(bosque)
      expect(link).not.toBe(
        tokens.of({ tenantId: brought.tenantId, id: world.living.pass, generation: 1 }),
      )
    })

    it('reaches no device, and rings for nobody', async () => {
      const own = `tenant_id = '${brought.tenantId}'`
      const found = await world.rowsOf(
        brought.tenantId,
        `SELECT e.status AS equipment, l.status AS locker, d.state AS address, a.state AS alert,
           (SELECT count(*)::int FROM address_claims WHERE ${own}) AS claims,
           (SELECT count(*)::int FROM access_holds WHERE ${own}) AS holds,
           (SELECT count(*)::int FROM access_orders WHERE ${own} AND ended_at IS NULL) AS orders,
           (SELECT count(*)::int FROM access_order_points WHERE ${own} AND ended_at IS NULL)
             AS ordered
         FROM equipment e, lockers l, device_addresses d, panic_alerts a
         WHERE e.${own} AND l.${own} AND d.${own} AND a.${own}`,
      )
      expect(found).toEqual([
        {
          equipment: 'INATIVO',
          locker: 'INATIVO',
          address: 'refused',
          alert: 'closed',
          claims: 0,
          holds: 0,
          orders: 0,
          ordered: 0,
        },
      ])
    })

    it('plans no departure, which a job would carry out', async () => {
      const found = await world.rowsOf(
        brought.tenantId,
        `SELECT d.state, d.undone_by, i.state AS item, m.leaves_on
         FROM departures d JOIN departure_items i USING (tenant_id)
         JOIN memberships m ON m.id = i.thing_id
         WHERE d.tenant_id = '${brought.tenantId}'`,
      )
      expect(found).toEqual([
        { state: 'undone', undone_by: people.stays.user, item: 'undone', leaves_on: null },
      ])
    })

    it('leaves no row and no file where it is stopped', async () => {
      const companies = await world.companies()
      const stopped = new AbortController()
      const given: string[] = []
      const store: FileStore = {
        ...world.files,
        async put(tenantId, fileId, bytes) {
          given.push(tenantId)
          await world.files.put(tenantId, fileId, bytes)
          stopped.abort()
        },
      }
      await expect(
        world.bring({ name: 'Interrompida', files: store, signal: stopped.signal }),
      ).rejects.toThrow('abort')
      const [to = ''] = given
      expect(to).not.toBe('')
      for (const file of world.fileIds) expect(await world.files.get(to, file)).toBeNull()
      expect(await world.companies()).toBe(companies)
    })

    it('is found by its name, and the other by its number', async () => {
      const found = await asOwner({ url: world.source }, (client) =>
        Promise.all(
          ['bosque de ontem', '10.842.736/0001-60'].map((one) => findCompany(client, one)),
        ),
      )
      expect(found).toEqual([brought.tenantId, bosque])
      await world.rowsOf(
        acacias,
        `UPDATE tenants SET fantasy_name = 'Bosque de Ontem' WHERE id = '${acacias}'`,
      )
      await expect(
        asOwner({ url: world.source }, (client) => findCompany(client, 'bosque de ontem')),
      ).rejects.toThrow('Several companies')
    })
  })

  /** A CNPJ of another company, which is asked for anew. */
  function takenCnpj(): Decisions['cnpj'] {
    let asked = 0
    return async () => {
      asked += 1
      if (asked > 1) throw new Error('asked again')
      return OTHER_CNPJ
    }
  }
})
