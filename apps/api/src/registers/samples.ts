import type { RegisterName } from '@portaria/contract/registers/names'
import { cpfCheckDigits } from '@portaria/contract/value-types/cpf'

/** How a plausible record of a register looks to the API. */
export type Sample = {
  /**
   * The own values of the nth record, without references: no two records share what is unique.
   * References are added by who knows the rows: what the definition requires, and `refers`.
   */
  values(nth: number): Record<string, unknown>
  /** References that a create brings although the definition does not require them. */
  readonly refers?: readonly string[]
  /** What each of the register's actions takes. */
  readonly actions?: { readonly [action: string]: unknown }
}

const digits = (nth: number, length: number) => String(nth).padStart(length, '0')

/** A valid CPF for every number below 100,000,000. */
export function sampleCpf(nth: number): string {
  const base = `1${digits(nth, 8)}`
  return base + cpfCheckDigits(base)
}

/** An old plate for every number below 260,000, none the Mercosul form of another. */
function samplePlate(nth: number): string {
  return `AB${String.fromCharCode(65 + Math.floor(nth / 10_000))}${digits(nth % 10_000, 4)}`
}

/** The nth day of 2020, and so on into later years. */
function sampleDay(nth: number): string {
  return new Date(Date.UTC(2020, 0, 1 + nth)).toISOString().slice(0, 10)
}

/** Valid create bodies of every register, made from the contract alone. */
export const samples = {
  towers: {
    values: (nth) => ({
      name: `Torre ${nth}`,
      code: `T${nth}`,
      floors: 12,
      units_per_floor: 4,
      zip_code: '01310-100',
      street: 'Avenida Paulista',
      number: `${nth}`,
      city: 'São Paulo',
      state: 'SP',
    }),
    actions: {
      'generate-apartments': {
        floors: 1,
        units_per_floor: 1,
        pattern: 'floor_unit',
        preview: true,
      },
    },
  },

  apartments: {
    values: (nth) => ({
      number: `${nth}`,
      floor: 1,
      kind: 'apartment',
      area_m2: '72.5',
      parking_spots: 1,
      occupancy: 'owner',
      notes: 'Chave reserva na administração',
    }),
  },

  residents: {
    values: (nth) => ({
      name: `Moradora ${nth}`,
      cpf: sampleCpf(nth),
      id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
      gender: 'female',
      birth_date: '1980-02-01',
      cnh_number: digits(nth, 11),
      email: `moradora.${nth}@example.com`,
      phones: [`+55119${digits(nth, 8)}`],
      notes: 'Prefere ser chamada pelo interfone',
      emergency_contact: { name: 'Rita', relation: 'irmã' },
      access_types: ['card'],
      consents: [{ purpose: 'facial', term_version: '1', given_on: '2026-01-01' }],
    }),
    actions: { accept: null, refuse: { reason: 'Não mora no condomínio' } },
  },

  occupancies: {
    values: (nth) => ({
      relation: 'dependent',
      starts_on: sampleDay(nth),
      may_authorize_visitors: true,
    }),
  },

  brands: { values: (nth) => ({ name: `Marca ${nth}`, kind: 'vehicle' }) },

  species: { values: (nth) => ({ name: `Espécie ${nth}`, requires_vaccine: true, icon: '🐕' }) },

  segments: {
    values: (nth) => ({
      name_segment: `Segmento ${nth}`,
      base: 'education',
      terms: { pt: { tower: { singular: 'Bloco', plural: 'Blocos', gender: 'm' } }, en: null },
      sectors: ['Ensino'],
    }),
  },

  vehicles: {
    values: (nth) => ({
      plate: samplePlate(nth),
      model: `Modelo ${nth}`,
      year_manufacture: 2024,
      year_model: 2025,
      color: 'Prata',
      kind: 'car',
      tag: `E2${digits(nth, 6)}`,
    }),
    refers: ['apartment_id', 'resident_id'],
    actions: { resolve: { keep: 'this' } },
  },

  pets: {
    values: (nth) => ({
      name: `Bicho ${nth}`,
      breed: 'Sem raça definida',
      sex: 'female',
      size: 'small',
      microchip: `963${digits(nth, 12)}`,
      vaccines: [{ name: 'Antirrábica', given_on: '2026-01-01', valid_until: '2027-01-01' }],
    }),
    actions: { resolve: { keep: 'other' } },
  },

  visitors: {
    values: (nth) => ({
      name: `Visitante ${nth}`,
      cpf: sampleCpf(nth + 50_000),
      id_doc: { kind: 'rg', number: digits(nth, 9), issuer: 'SSP', country: 'BR' },
      birth_date: '1985-05-05',
      company: 'Entregas Rápidas',
      plate: samplePlate(nth),
      phones: [`+55119${digits(nth, 8)}`],
      notes: 'Vem às quintas',
    }),
    actions: {
      block: { reason: 'Ordem judicial' },
      merge: { into: '01994a10-5c00-7b00-8001-0000000000ff' },
    },
  },

  tenants: {
    values: (nth) => ({
      legal_name: `Condomínio ${nth}`,
      fantasy_name: `Residencial ${nth}`,
      time_zone: 'America/Sao_Paulo',
      contact_name: 'Vera Lima',
      contact_email: `contato.${nth}@example.com`,
      phones: [`+55119${digits(nth, 8)}`],
      zip_code: '01310-100',
      city: 'São Paulo',
      state: 'SP',
    }),
  },

  users: {
    values: (nth) => ({
      name: `Pessoa ${nth}`,
      email: `pessoa.${nth}@example.com`,
      phone: `+55119${digits(nth, 8)}`,
      cpf: sampleCpf(nth + 100_000),
    }),
    actions: { 'change-email': { email: 'outro@example.com' }, 'reset-second-factor': {} },
  },

  memberships: { values: () => ({ role: 'funcionario', starts_on: '2020-01-01' }) },
} satisfies Record<RegisterName, Sample> as Record<RegisterName, Sample>
