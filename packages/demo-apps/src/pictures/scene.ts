import { drawing, numberOf, paletteOf } from './drawing.ts'

/** A drawing of houses in the ratio 4 to 3, always the same for the same title. */
export function scene(title: string): string {
  const number = numberOf(title)
  const [dark, middle, pale] = paletteOf(title)
  const sun = 60 + (number % 200)
  const towers = Array.from({ length: 5 }, (_, index) => {
    const part = numberOf(`${title} ${index}`)
    const height = 60 + (part % 90)
    const x = 20 + index * 58
    return `<rect x="${x}" y="${210 - height}" width="${38 + (part % 16)}" height="${height}" rx="4" fill="${index % 2 === 0 ? dark : middle}" opacity="${0.55 + (part % 40) / 100}"/>`
  })
  return drawing(
    320,
    240,
    `<rect width="320" height="240" fill="${pale}"/><circle cx="${sun}" cy="70" r="30" fill="${middle}" opacity=".7"/>${towers.join('')}<path d="M0 210c60-22 110-14 160-4s110 12 160-6v40H0z" fill="${dark}"/>`,
  )
}
