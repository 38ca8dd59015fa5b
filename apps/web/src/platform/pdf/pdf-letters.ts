/**
 * The letters and signs of pdfmake's Roboto, as ranges of code points: others would be missing in
 * the PDF. A test compares them with the fonts.
 */
const fontRanges = `
  20-7e a0-17f 18f 192 1a0-1a1 1af-1b0 1f0 1fa-1ff 218-21b 237 259 2bc 2c6-2c7 2c9 2d8-2dd 2f3 300-301
  303 309 30f 323 384-38a 38c 38e-3a1 3a3-3ce 3d1-3d2 3d6 400-486 488-513 1e00-1e01 1e3e-1e3f
  1e80-1e85 1e9e 1ea0-1ef9 1f4d 2000-200a 2010-2011 2013-2015 2017-201e 2020-2022 2025-2027 2030
  2032-2033 2039-203a 203c 2044 2070 2074-208e 20a3-20a4 20a6-20ac 20b1 20b9-20ba 20bc-20bd 20c1 2105
  2113 2116 2122 2126 212e 215b-215e 2202 2206 220f 2211-2212 221a 221e 222b 2248 2260 2264-2265 25a0
  25ca-25cb 25cf fb01-fb04`

const signs = fontRanges
  .trim()
  .split(/\s+/)
  .map((range) => range.replace(/[\da-f]+/g, (point) => `\\u{${point}}`))
  .join('')

const written = new RegExp(`^[${signs}]*$`, 'u')

/**
 * Whether a PDF can show all texts of a sheet in its language; if not, the page itself is printed.
 */
export function isWritable(language: string, sheet: object): boolean {
  // pdfmake neither joins letters nor writes from right to left.
  return language !== 'ar' && written.test(JSON.stringify(sheet))
}

/** Removes the letters that the font lacks. */
export const writableText = (text: string): string =>
  Array.from(text, (letter) => (written.test(letter) ? letter : '')).join('')
