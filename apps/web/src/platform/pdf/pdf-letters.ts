/** The letters and signs that the font has; pdfmake joins no letters and writes in one direction. */
const written =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M} -\u00bf\u2010-\u2027\u202f\u20ac×÷]*$/u

/** Whether a PDF can show all texts of a sheet in its language; else the page itself is printed. */
export function isWritable(language: string, sheet: object): boolean {
  return language !== 'ar' && written.test(JSON.stringify(sheet))
}

/** A text without the letters that the font lacks. */
export const writableText = (text: string): string =>
  Array.from(text, (letter) => (written.test(letter) ? letter : '')).join('')
