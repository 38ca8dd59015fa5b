import { type Letterhead, letterheadLines } from '@portaria/contract/modules/companies/letterhead'
import type { MonthTile, MonthWords } from './month-words.ts'

/** Pixels of the picture: A4, wide enough to be read on a telephone. */
const WIDTH = 1240
const HEIGHT = 1754
const EDGE = 96
const GAP = 48
/** The place of the note, and the greatest height of a line of figures. */
const NOTE = HEIGHT - EDGE - 40
const LINE = 280

/** The colours of paper, whatever the scheme of the screen. */
const ink = '#16181d'
const grey = '#5b616e'
const line = '#d9dce3'
const accent = '#2450b2'

const FAMILY = '"Inter Variable", system-ui, sans-serif'

export type MonthPicture = {
  readonly words: MonthWords
  readonly head: Letterhead
  /** A picture that a canvas may draw, or none. */
  readonly logo: string | null
  readonly rtl: boolean
}

/** Draws text in a width, on several lines if it must; returns where the next line is. */
type Write = (text: string, x: number, y: number, style: TextStyle) => number

type TextStyle = { size: number; weight?: number; color?: string; width: number }

/** Draws the page about a month as a PNG, to be shared or attached. Throws if no canvas is there. */
export async function monthPicture({ words, head, logo, rtl }: MonthPicture): Promise<Blob> {
  await Promise.all(
    [400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${FAMILY}`)),
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('this browser has no canvas')
  paper.direction = rtl ? 'rtl' : 'ltr'
  paper.fillStyle = '#ffffff'
  paper.fillRect(0, 0, WIDTH, HEIGHT)
  paper.fillStyle = accent
  paper.fillRect(0, 0, WIDTH, 16)
  const write = writer(paper, rtl)
  const full = WIDTH - 2 * EDGE
  let y = await drawHead(paper, write, { head, logo, rtl })
  y = write(words.title, EDGE, y + 64, { size: 62, weight: 700, width: full })
  y = write(words.period, EDGE, y + 8, { size: 32, color: grey, width: full })
  drawTiles(paper, write, words.tiles, y + 48)
  write(words.note, EDGE, NOTE, { size: 26, color: grey, width: full })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function writer(paper: CanvasRenderingContext2D, rtl: boolean): Write {
  return (text, x, y, { size, weight = 400, color = ink, width }) => {
    paper.font = `${weight} ${size}px ${FAMILY}`
    paper.fillStyle = color
    paper.textAlign = 'start'
    paper.textBaseline = 'top'
    const lines = wrapped(paper, text, width)
    lines.forEach((one, nth) => {
      paper.fillText(one, rtl ? WIDTH - x : x, y + nth * size * 1.25)
    })
    return y + lines.length * size * 1.25
  }
}

function wrapped(paper: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && paper.measureText(longer).width > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

async function drawHead(
  paper: CanvasRenderingContext2D,
  write: Write,
  { head, logo, rtl }: Omit<MonthPicture, 'words'>,
): Promise<number> {
  const top = 80
  const mark = logo === null ? null : await pictureOf(logo)
  const scale = mark ? Math.min(220 / mark.width, 104 / mark.height) : 0
  const width = mark ? mark.width * scale : 0
  const start = EDGE + (mark ? width + 32 : 0)
  if (mark)
    paper.drawImage(mark, rtl ? WIDTH - EDGE - width : EDGE, top, width, mark.height * scale)
  const room = WIDTH - EDGE - start
  let y = write(head.name, start, top, { size: 36, weight: 600, width: room })
  for (const one of letterheadLines(head))
    y = write(one, start, y + 4, { size: 22, color: grey, width: room })
  const below = Math.max(y, top + (mark ? mark.height * scale : 0)) + 28
  paper.fillStyle = line
  paper.fillRect(EDGE, below, WIDTH - 2 * EDGE, 2)
  return below
}

async function pictureOf(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/** Draws two figures a line, spread over the room above the note. */
function drawTiles(
  paper: CanvasRenderingContext2D,
  write: Write,
  tiles: readonly MonthTile[],
  top: number,
): void {
  const width = (WIDTH - 2 * EDGE - GAP) / 2
  const lines = Math.ceil(tiles.length / 2)
  const height = Math.min(LINE, (NOTE - GAP - top) / lines)
  tiles.forEach((tile, nth) => {
    const column = nth % 2
    const x = EDGE + column * (width + GAP)
    const y = top + Math.floor(nth / 2) * height
    paper.fillStyle = line
    if (column === 0) paper.fillRect(EDGE, y, WIDTH - 2 * EDGE, 2)
    write(tile.label, x, y + 36, { size: 28, width })
    write(tile.value, x, y + 82, { size: 64, weight: 700, color: accent, width })
    write(tile.before, x, y + 172, { size: 26, color: grey, width })
  })
}
