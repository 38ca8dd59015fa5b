/** The printed record of a unit, in words. */
export type RecordSheet = {
  language: string
  title: string
  company: string
  period: string
  printed: string
  /** Returns a page number such as "Página 1 de 3". */
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
