import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { Weighted } from './seeded-random.ts'

/**
 * The tenant of the rows that migrations put into the catalogues; their ids below are fixed there.
 */
export const SHARED = NIL_TENANT

export type Make = { brand: string; models: readonly string[] }

/** Cars of Brazil, weighted by their sales. */
export const cars: Weighted<Make> = [
  [
    {
      brand: '01994a10-5c00-7b00-8000-000000000005',
      models: ['Onix', 'Tracker', 'Spin', 'Montana'],
    },
    16,
  ],
  [
    { brand: '01994a10-5c00-7b00-8000-000000000009', models: ['Argo', 'Mobi', 'Strada', 'Pulse'] },
    15,
  ],
  [
    { brand: '01994a10-5c00-7b00-8000-000000000026', models: ['Polo', 'T-Cross', 'Nivus', 'Gol'] },
    14,
  ],
  [{ brand: '01994a10-5c00-7b00-8000-00000000000f', models: ['HB20', 'Creta'] }, 10],
  [{ brand: '01994a10-5c00-7b00-8000-000000000024', models: ['Corolla', 'Yaris', 'Hilux'] }, 9],
  [{ brand: '01994a10-5c00-7b00-8000-00000000000e', models: ['City', 'HR-V', 'Fit'] }, 8],
  [{ brand: '01994a10-5c00-7b00-8000-000000000012', models: ['Renegade', 'Compass'] }, 6],
  [{ brand: '01994a10-5c00-7b00-8000-00000000001e', models: ['Kwid', 'Duster'] }, 6],
  [{ brand: '01994a10-5c00-7b00-8000-000000000003', models: ['Dolphin', 'Song Plus'] }, 3],
  [{ brand: '01994a10-5c00-7b00-8000-00000000001a', models: ['Kicks', 'Versa'] }, 3],
]

export const motorcycles: Weighted<Make> = [
  [{ brand: '01994a10-5c00-7b00-8000-00000000000e', models: ['CG 160', 'Biz 125', 'PCX'] }, 60],
  [{ brand: '01994a10-5c00-7b00-8000-000000000029', models: ['Fazer 250', 'NMax'] }, 30],
  [{ brand: '01994a10-5c00-7b00-8000-00000000001f', models: ['Classic 350'] }, 5],
]

/** The species of the pets. */
export const species = {
  dog: '01994a10-5c00-7b00-8001-000000000001',
  cat: '01994a10-5c00-7b00-8001-000000000002',
  bird: '01994a10-5c00-7b00-8001-000000000003',
  fish: '01994a10-5c00-7b00-8001-000000000004',
  rabbit: '01994a10-5c00-7b00-8001-000000000005',
  turtle: '01994a10-5c00-7b00-8001-000000000007',
} as const

export type SpeciesName = keyof typeof species
