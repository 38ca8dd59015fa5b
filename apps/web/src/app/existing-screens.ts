import { registers } from '@portaria/contract/registers/index'
import { registerNames } from '@portaria/contract/registers/names'
import { featurePaths } from './feature-paths.ts'

const existing = new Set([
  ...registerNames.flatMap((name) => registers[name].paths?.list ?? []),
  ...Object.values(featurePaths),
])

/** Whether a menu entry has a screen: a register's list or a feature's. */
export function screenExists(url: string): boolean {
  return existing.has(url)
}
