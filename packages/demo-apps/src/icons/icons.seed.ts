import { numberOf } from '../pictures/drawing.ts'
import { iconLines1 } from './icon-lines-1.ts'
import { iconLines2 } from './icon-lines-2.ts'
import type { IconEntry } from './icons.types.ts'

export function iconsSeed(): IconEntry[] {
  return `${iconLines1}${iconLines2}`
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', category = '', words = ''] = line.split('|')
      const number = numberOf(name)
      return {
        name,
        version: 1 + (number % 16),
        unsupported_families: [],
        categories: [category],
        tags: words.split(' '),
        sizes_px: number % 5 === 0 ? [24] : [20, 24],
      }
    })
}
