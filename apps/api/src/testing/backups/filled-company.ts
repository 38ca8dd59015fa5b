import { newId } from '@portaria/contract/value-types/uuid'
import { faceSeal } from '../../modules/access/faces/face-seal.ts'
import { parcelKeys } from '../../modules/custody/public/parcel-keys.ts'
import { deviceSeal } from '../../modules/devices/public/device-secrets.ts'
import { passKeys } from '../../modules/visits/public/pass-keys.ts'
import { secretSeal } from '../../platform/sealed-secret.ts'
import { onServer } from '../database-server.ts'

/** What is sealed in a filled company, in plain words. */
export const plain = {
  device: 'device password',
  face: 'a face',
  own: '48151623',
  pass: '31415926',
  parcel: '271828',
}

/** The secrets of a company's kinds, as the modules make them. */
export const keysOf = (secret: string) => ({
  devices: deviceSeal(secret),
  faces: faceSeal(secret),
  own: secretSeal(secret, 'own PIN'),
  passes: passKeys(secret, 'https://portaria.example'),
  parcels: parcelKeys(secret),
})

const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString('hex')}'`

/** Ids of rows of a filled company. */
export type Filled = ReturnType<typeof newFilled>

const newFilled = (tenant: string) => ({
  tenant,
  tower: newId(),
  unit: newId(),
  resident: newId(),
  equipment: newId(),
  manufacturer: newId(),
  locker: newId(),
  visitor: newId(),
  pass: newId(),
  parcel: newId(),
  code: newId(),
  consent: newId(),
  face: newId(),
  pin: newId(),
  file: newId(),
  alert: newId(),
  point: newId(),
  order: newId(),
  departure: newId(),
})

/** People of the platform, each with a membership. */
export type Member = { readonly user: string; readonly membership: string }

/**
 * Fills a company with a row of each kind that hangs on its id: sealed secrets, links that are out, devices,
 * an open alert, a door that is held open, a planned departure, and what waits to be sent.
 */
export async function fillCompany(
  url: string,
  {
    tenant,
    name,
    cnpj,
    secret,
    member,
  }: {
    tenant: string
    name: string
    cnpj: string
    secret: string
    member: Member
  },
): Promise<Filled> {
  const ids = newFilled(tenant)
  const keys = keysOf(secret)
  const of = `'${tenant}'`
  const digest = (pin: string) => hex(keys.passes.pinDigest(tenant, pin))
  await onServer(
    url,
    `SELECT set_config('app.tenant_id', ${of}, false);
    INSERT INTO tenants (id, legal_name, cnpj, contact_email) VALUES (${of}, '${name}', '${cnpj}', 'a@example.com');
    INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
      VALUES (${of}, '${ids.file}', 'image/webp', 9, sha256('a picture'));
    UPDATE tenants SET logo_file_id = '${ids.file}' WHERE id = ${of};
    INSERT INTO towers (tenant_id, id, name) VALUES (${of}, '${ids.tower}', 'Torre Ipê');
    INSERT INTO residents (tenant_id, id, name) VALUES (${of}, '${ids.resident}', 'Rui Dias');
    INSERT INTO memberships (id, user_id, tenant_id, role, resident_id)
      VALUES ('${member.membership}', '${member.user}', ${of}, 'condomino', '${ids.resident}');
    INSERT INTO equipment (tenant_id, id, name, driver, serial, ip, port)
      VALUES (${of}, '${ids.equipment}', 'Hall', 'control_id', 'S1', '10.0.0.7', 80);
    INSERT INTO device_secrets (tenant_id, equipment_id, sealed, set_by) VALUES (${of}, '${ids.equipment}',
      ${hex(keys.devices.seal(`${tenant} ${ids.equipment}`, plain.device))}, '${member.user}');
    INSERT INTO device_addresses (tenant_id, id, host, port, state, decided_at)
      VALUES (${of}, gen_random_uuid(), '10.0.0.7', 80, 'approved', now());
    INSERT INTO address_claims (host, port, tenant_id, until) VALUES ('${tenant}', 80, ${of}, 'infinity');
    INSERT INTO locker_manufacturers (tenant_id, id, name, host, port)
      VALUES (${of}, '${ids.manufacturer}', 'Kerong', '10.0.0.8', 4016);
    INSERT INTO lockers (tenant_id, id, name, manufacturer_id)
      VALUES (${of}, '${ids.locker}', 'L1', '${ids.manufacturer}');
    INSERT INTO locker_doors (tenant_id, id, locker_id, ordinal, number, channel, size, state)
      VALUES (${of}, gen_random_uuid(), '${ids.locker}', 1, 1, 1, 'M', 'occupied');
    INSERT INTO apartments (tenant_id, id, tower_id, number) VALUES (${of}, '${ids.unit}', '${ids.tower}', '101');
    INSERT INTO visitors (tenant_id, id, name) VALUES (${of}, '${ids.visitor}', 'Ana Lima');
    INSERT INTO passes (tenant_id, id, guest_name, visitor_id, apartment_id, kind, valid_from, valid_to)
      VALUES (${of}, '${ids.pass}', 'Ana Lima', '${ids.visitor}', '${ids.unit}', 'social', now(), now() + interval '1 day');
    INSERT INTO pass_secrets (tenant_id, pass_id, pin_sealed, pin_digest) VALUES (${of}, '${ids.pass}',
      ${hex(keys.passes.pins.seal(ids.pass, plain.pass))}, ${digest(plain.pass)});
    INSERT INTO access_pins (tenant_id, id, resident_id, is_duress, sealed, digest, set_by)
      VALUES (${of}, '${ids.pin}', '${ids.resident}', false,
      ${hex(keys.own.seal(ids.pin, plain.own))}, ${digest(plain.own)}, '${member.user}');
    INSERT INTO parcels (tenant_id, id, number, kind, resident_id, place, locker_id, door)
      VALUES (${of}, '${ids.parcel}', 'E-1', 'parcel', '${ids.resident}', 'locker', '${ids.locker}', 1);
    INSERT INTO parcel_codes (tenant_id, id, parcel_id, sealed, digest)
      VALUES (${of}, '${ids.code}', '${ids.parcel}', ${hex(keys.parcels.codes.seal(ids.code, plain.parcel))},
      ${hex(keys.parcels.digest(tenant, plain.parcel))});
    INSERT INTO face_consents (tenant_id, id, resident_id, term_version, term_language, term_text, given_how)
      VALUES (${of}, '${ids.consent}', '${ids.resident}', '1', 'pt', 'Termo', 'link');
    INSERT INTO faces (tenant_id, id, resident_id, consent_id, tested_at, photo, state)
      VALUES (${of}, '${ids.face}', '${ids.resident}', '${ids.consent}', now(),
      ${hex(keys.faces.seal(tenant, ids.face, Buffer.from(plain.face)))}, 'good');
    INSERT INTO panic_alerts (tenant_id, id, raised_by, membership_id, role)
      VALUES (${of}, '${ids.alert}', '${member.user}', '${member.membership}', 'condomino');
    INSERT INTO access_points (tenant_id, id, name, direction, equipment_id)
      VALUES (${of}, '${ids.point}', 'Hall', 'in', '${ids.equipment}');
    INSERT INTO access_orders (tenant_id, id, kind, reason, started_by)
      VALUES (${of}, '${ids.order}', 'release', 'Incêndio', '${member.user}');
    INSERT INTO access_order_points (tenant_id, order_id, kind, point_id)
      VALUES (${of}, '${ids.order}', 'release', '${ids.point}');
    INSERT INTO departures (tenant_id, id, kind, resident_id, last_day, planned_by)
      VALUES (${of}, '${ids.departure}', 'move_out', '${ids.resident}', current_date + 9, '${member.user}');
    INSERT INTO departure_items
        (tenant_id, id, departure_id, kind, thing_id, person_id, title, choice, last_day)
      VALUES (${of}, gen_random_uuid(), '${ids.departure}', 'login', '${member.membership}',
        '${ids.resident}', 'Rui Dias', 'end', current_date + 9);
    INSERT INTO calendar_feeds (tenant_id, membership_id) VALUES (${of}, '${member.membership}');
    INSERT INTO invitations (id, tenant_id, name, email, role, starts_on, invited_as, state, expires_at)
      VALUES (gen_random_uuid(), ${of}, 'Eva', 'eva@example.com', 'condomino', current_date, 'x', 'pending', 'infinity');
    INSERT INTO outbox (tenant_id, id, topic, audience, payload)
      VALUES (${of}, gen_random_uuid(), 'x', '{}', '{}');
    INSERT INTO audit_log (tenant_id, id, actor_role, register, row_id, operation, changes)
      VALUES (${of}, gen_random_uuid(), 'sindico', 'memberships', '${member.membership}', 'update',
        '{"path": [null, "${tenant}/${ids.file}"]}')`,
  )
  return ids
}
