import type { PointLabel } from '@portaria/contract/modules/rounds/patrol-points/point-answers'
import type { Content, ContentCanvas, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { writableText } from '../../../platform/pdf/pdf-letters.ts'
import { GREY } from '../../../platform/pdf/pdf-pages.ts'
import type { LabelSize } from './label-sizes.ts'

/** Points per millimetre. */
const MM = 72 / 25.4

/** The size of A4 in millimetres. */
const PAPER = { width: 210, height: 297 }

/** Millimetres between labels, where the cut marks are, and the length of a mark. */
const GAP = 8
const MARK = 3

/** Letters of a company's name that fit on a line with the number of the code. */
const COMPANY = 28

/** The layout of a label in millimetres; font sizes in points. */
type Layout = {
  readonly width: number
  readonly height: number
  readonly code: number
  readonly name: number
  readonly place: number
}

const layouts: Readonly<Record<LabelSize, Layout>> = {
  small: { width: 50, height: 62, code: 36, name: 9, place: 6 },
  medium: { width: 80, height: 98, code: 62, name: 14, place: 9 },
  large: { width: 150, height: 180, code: 122, name: 24, place: 14 },
}

/** The maximum length of a name that fits on two lines, for a width and a font size. */
const lettersOf = (widthMm: number, fontSize: number) =>
  Math.floor((2 * widthMm * MM) / (fontSize * 0.56))

const shortened = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`

export type LabelWords = {
  readonly title: string
  /** The name of the company, as on its letterhead: the rest of it has no room. */
  readonly company: string
  /** The sentence that says how to scan the code. */
  readonly scan: string
  /** The words for the number of the code. */
  codeOf(number: number): string
}

/**
 * The labels of points on A4 pages, as many as fit on each, with cut marks at their corners: the
 * code and how to scan it, the point's name and place, whose it is, and the number that identifies
 * an outdated label by eye.
 */
export function labelDocument(
  labels: readonly PointLabel[],
  size: LabelSize,
  words: LabelWords,
): TDocumentDefinitions {
  const layout = layouts[size]
  const columns = Math.floor((PAPER.width - GAP) / (layout.width + GAP))
  const rows = Math.floor((PAPER.height - GAP) / (layout.height + GAP))
  const edge = {
    x: (PAPER.width - columns * layout.width - (columns - 1) * GAP) / 2,
    y: (PAPER.height - rows * layout.height - (rows - 1) * GAP) / 2,
  }
  const onPage = columns * rows
  return {
    pageSize: 'A4',
    pageMargins: 0,
    info: { title: words.title },
    content: labels.flatMap((label, nth): Content[] => {
      const place = nth % onPage
      const at = {
        x: edge.x + (place % columns) * (layout.width + GAP),
        y: edge.y + Math.floor(place / columns) * (layout.height + GAP),
      }
      const parts = labelAt(label, layout, at, words)
      const isFirst = place === 0 && nth > 0
      return isFirst ? [{ text: '', pageBreak: 'before' }, ...parts] : parts
    }),
    defaultStyle: { font: 'Roboto', lineHeight: 1.1 },
  }
}

type Place = { readonly x: number; readonly y: number }

const placed = ({ x, y }: Place) => ({ absolutePosition: { x: x * MM, y: y * MM } })

function labelAt(label: PointLabel, layout: Layout, at: Place, words: LabelWords): Content[] {
  const { width, code, name, place } = layout
  const inner = width - 4
  const line = (text: string, more: object): Content => ({
    columns: [{ width: inner * MM, text, alignment: 'center', ...more }],
  })
  const below = at.y + 3 + code + 2
  return [
    { ...cutMarks(layout), ...placed(at) },
    {
      qr: label.code,
      fit: code * MM,
      eccLevel: 'M',
      ...placed({ x: at.x + (width - code) / 2, y: at.y + 3 }),
    },
    {
      stack: [
        line(shortened(writableText(label.name), lettersOf(inner, name)), {
          fontSize: name,
          bold: true,
        }),
        line(shortened(writableText(label.place), lettersOf(inner, place)), { fontSize: place }),
        line(writableText(words.scan), { fontSize: place, margin: [0, 2, 0, 0] }),
        line(
          `${shortened(writableText(words.company), COMPANY)} · ${words.codeOf(label.code_number)}`,
          {
            fontSize: place - 1,
            color: GREY,
            margin: [0, 1, 0, 0],
          },
        ),
      ],
      ...placed({ x: at.x + 2, y: below }),
    },
  ]
}

/** Two short lines outside each corner of the label. */
function cutMarks({ width, height }: Layout): ContentCanvas {
  const lines = [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [outX, outY] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1]
      return [
        { x1: x + outX, y1: y, x2: x + outX * (1 + MARK), y2: y },
        { x1: x, y1: y + outY, x2: x, y2: y + outY * (1 + MARK) },
      ]
    }),
  )
  return {
    canvas: lines.map(({ x1, y1, x2, y2 }) => ({
      type: 'line',
      x1: x1 * MM,
      y1: y1 * MM,
      x2: x2 * MM,
      y2: y2 * MM,
      lineWidth: 0.4,
      lineColor: GREY,
    })),
  }
}
