import { ageOn, LAST_DAY } from '../calendar.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'

/** The part of a person that their portrait shows. */
export type Sitter = {
  readonly id: string
  readonly gender: string | null
  readonly birth_date: string | null
}

/** Width and height of a portrait, in pixels. */
export const PORTRAIT_SIDE = 256

const skins = [
  { face: '#f6d7bf', shade: '#e5b796' },
  { face: '#ecc19c', shade: '#d39f77' },
  { face: '#d9a577', shade: '#bd8558' },
  { face: '#b97f55', shade: '#9a643e' },
  { face: '#8f5c3a', shade: '#744727' },
  { face: '#66402a', shade: '#4d2e1c' },
] as const
const grounds = [
  '#dbe7f3',
  '#e4ecd9',
  '#f3e3d3',
  '#e7e0f1',
  '#d9ecea',
  '#f2dfe2',
  '#ece8d6',
] as const
const hairs = ['#211a17', '#3a271d', '#5a3b26', '#7a5230', '#b1834a'] as const
const greys = ['#9a9a98', '#c4c3bf', '#7d7a77'] as const
const clothes = [
  '#2f5d8a',
  '#3f7d67',
  '#8a4b5e',
  '#50528f',
  '#b0703a',
  '#4b5a66',
  '#2f6f7f',
] as const

/** Hair behind the head and before it, of one colour. */
type Hair = { readonly behind: string; readonly before: string }

const short =
  'M78 112c-2-46 20-66 50-66s53 20 50 66c-6-18-14-28-24-33-16 8-40 10-54 2-10 6-18 16-22 31z'
/** The last style of each list is for people over forty. */
const women: readonly Hair[] = [
  {
    behind:
      'M70 116c0-50 26-74 58-74s58 24 58 74c0 34 8 58 12 74-40 12-100 12-140 0 6-16 12-42 12-74z',
    before: 'M78 114c0-40 20-62 52-62s50 22 48 62c-12-14-26-26-34-38-14 18-42 26-66 38z',
  },
  {
    behind: 'M72 112c0-48 24-70 56-70s56 22 56 70c0 26 2 38-4 48-34 8-70 8-104 0-6-10-4-22-4-48z',
    before: 'M78 110c2-38 20-58 50-58s48 20 50 58c-28-6-52-16-62-32-8 16-22 26-38 32z',
  },
  {
    behind: 'M106 48a22 20 0 1 1 44 0 22 20 0 1 1-44 0z',
    before: 'M78 112c-2-42 20-62 50-62s52 20 50 62c-10-24-28-34-50-34s-40 10-50 34z',
  },
  {
    behind:
      'M66 106c-8-16 2-34 16-40 6-18 28-28 46-26 18-2 40 8 46 26 14 6 24 24 16 40 8 14 4 34-8 42-36 12-72 12-108 0-12-8-16-28-8-42z',
    before:
      'M80 104c4-30 22-46 48-46s44 16 48 46c-12-12-20-20-28-22-10 6-30 6-40 0-10 4-18 12-28 22z',
  },
]
const men: readonly Hair[] = [
  { behind: '', before: short },
  {
    behind: '',
    before: 'M80 106c-2-36 18-58 48-58s50 22 48 58c-6-12-10-22-18-26H98c-8 4-12 14-18 26z',
  },
  {
    behind: '',
    before:
      'M76 108c-6-20 2-38 16-46 14-14 34-18 50-10 20 2 38 20 38 56-8-16-14-24-22-30-22 4-46 4-60-2-10 8-16 18-22 32z',
  },
  {
    behind: '',
    before: 'M78 120c-4-14-2-26 4-32 2 14 2 20 0 34zM178 120c4-14 2-26-4-32-2 14-2 20 0 34z',
  },
]

/** Draws a portrait as an SVG document: the same for one person each time. */
export function drawPortrait({ id, gender, birth_date: born }: Sitter): string {
  const random = seededRandom(`portrait of ${id}`)
  const isWoman = gender === 'female'
  const age = born === null ? random.integer(24, 58) : ageOn(born, LAST_DAY)
  const skin = random.pick(skins)
  const cuts = isWoman ? women : men
  const hair = random.pick(age > 40 ? cuts : cuts.slice(0, 3))
  const isDark = skins.indexOf(skin) >= 3
  const colour = random.pick(age > 58 ? greys : isDark ? hairs.slice(0, 2) : hairs)
  const cloth = random.pick(clothes)
  const marks = [
    !isWoman && age > 21 && random.chance(0.35) ? beard(colour) : '',
    random.chance(age > 45 ? 0.5 : 0.18) ? glasses : '',
    age > 58 ? wrinkles(skin.shade) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 26 216 216" width="${PORTRAIT_SIDE}" height="${PORTRAIT_SIDE}">
<rect x="20" y="26" width="216" height="216" fill="${random.pick(grounds)}"/>
<path d="${hair.behind}" fill="${colour}"/>
${shoulders(skin, cloth, random)}
<path d="M80 110c0-38 20-56 48-56s48 18 48 56-22 68-48 68-48-30-48-68z" fill="${skin.face}"/>
<path d="M80 106c-9-4-13 4-11 14s8 16 14 13zM176 106c9-4 13 4 11 14s-8 16-14 13z" fill="${skin.face}"/>
${features(skin.shade, colour)}
${marks.join('\n')}
<path d="${hair.before}" fill="${colour}"/>
</svg>`
}

function shoulders(skin: (typeof skins)[number], cloth: string, random: SeededRandom): string {
  const collar = random.pick([
    'M100 206c8 16 48 16 56 0l6 4c-8 26-60 26-68 0z',
    'M104 206l24 30 24-30 10 6-34 44-34-44z',
  ])
  return `<path d="M108 160h40v40c0 12-40 12-40 0z" fill="${skin.shade}"/>
<path d="M24 256c4-36 36-50 78-56 8 14 44 14 52 0 42 6 74 20 78 56z" fill="${cloth}"/>
<path d="${collar}" fill="#ffffff" fill-opacity=".35"/>`
}

const features = (shade: string, hair: string) => `<g fill="none" stroke-linecap="round">
<path d="M98 101q10-7 20-2M138 99q10-5 20 2" stroke="${hair}" stroke-width="4"/>
<path d="M128 114c-2 10-6 16-3 19 2 2 5 2 8 1" stroke="${shade}" stroke-width="3.5"/>
<path d="M112 149q16 13 32 0" stroke="#9d4a45" stroke-width="4"/>
</g>
<circle cx="108" cy="114" r="4.5" fill="#2a211d"/><circle cx="148" cy="114" r="4.5" fill="#2a211d"/>`

const beard = (hair: string) =>
  `<path d="M81 124c4 40 24 56 47 56s43-16 47-56c-6 10-12 14-20 14-8-4-46-4-54 0-8 0-14-4-20-14zM112 150q16 12 32 0l-4-6h-24z" fill="${hair}" fill-rule="evenodd" fill-opacity=".85"/>`

const glasses = `<g fill="none" stroke="#33383d" stroke-width="3.5">
<rect x="92" y="103" width="30" height="23" rx="9"/><rect x="134" y="103" width="30" height="23" rx="9"/>
<path d="M122 111q6-4 12 0M92 110l-11-3M164 110l11-3"/></g>`

const wrinkles = (shade: string) =>
  `<path d="M98 140q-4 6-2 12M158 140q4 6 2 12M112 78q16-5 32 0" fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"/>`
