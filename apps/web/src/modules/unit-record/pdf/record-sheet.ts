/** The record of a unit in words, as it stands on paper. */
export type RecordSheet = {
  language: string
  title: string
  company: string
  period: string
  printed: string
  /** "Página 1 de 3". */
  pageOf: (page: number, pages: number) => string
  facts: readonly { term: string; value: string }[]
  columns: { what: string; details: string; when: string; event: string }
  sections: readonly {
    title: string
    lines: readonly { title: string; details: string; period: string }[]
    /** Says that there are more rows than these. */
    more: string
  }[]
  timeline: { title: string; events: readonly { time: string; text: string }[]; more: string }
}

/** The letters and signs that the font has; pdfmake joins no letters and writes in one direction. */
const written =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M} -\u00bf\u2010-\u2027\u202f\u20ac×÷]*$/u

/** Whether the PDF can show all of a sheet; else the page itself is printed. */
export function isWritable(sheet: RecordSheet): boolean {
  return sheet.language !== 'ar' && written.test(JSON.stringify(sheet))
}
