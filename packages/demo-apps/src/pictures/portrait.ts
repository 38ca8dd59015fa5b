import { drawing, numberOf, paletteOf } from './drawing.ts'

const skins = ['#f2c9a4', '#d9a079', '#b97a52', '#8d5a3b', '#6b4129']
const hairs = ['#2b1d16', '#5a3825', '#8a5a2b', '#c9a15a', '#8f8f95']

/** A drawn face, always the same for the same name. */
export function portrait(name: string): string {
  const number = numberOf(name)
  const [dark, , pale] = paletteOf(name)
  const skin = skins[number % skins.length]
  const hair = hairs[(number >>> 4) % hairs.length]
  const long = (number >>> 8) % 2 === 0
  const locks = long ? `<path d="M24 44a24 24 0 0 1 48 0v26H24z" fill="${hair}"/>` : ''
  return drawing(
    96,
    96,
    `<rect width="96" height="96" fill="${pale}"/>${locks}<path d="M14 96c2-20 16-28 34-28s32 8 34 28z" fill="${dark}"/><rect x="41" y="56" width="14" height="18" rx="7" fill="${skin}"/><circle cx="48" cy="44" r="19" fill="${skin}"/><path d="M28 44a20 20 0 0 1 40-2c-8-1-13-4-16-9-3 6-12 10-24 11z" fill="${hair}"/>`,
  )
}
