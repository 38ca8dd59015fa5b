import { Button } from '@portaria/ui/actions/Button'
import { Eraser } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { pageTexts } from '../../texts/register-page-texts.ts'

/** Pixels of the stored picture, wide like a signature. */
const SIZE = { width: 900, height: 300 } as const

export interface SignaturePadProps {
  error?: string | undefined
  /** Further buttons beside the one that clears the pad. */
  actions?: ReactNode
  /** Called with the drawing after each stroke; null once it is cleared. */
  onDrawn: (canvas: HTMLCanvasElement | null) => void
}

/** A white area to sign on with a finger, a pen or a mouse. */
export function SignaturePad({ error, actions, onDrawn }: SignaturePadProps) {
  const text = pageTexts.useTexts()
  const errorId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget)
    if (!pen) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pen.beginPath()
    pen.moveTo(...placeOf(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pen = penOf(event.currentTarget)
    pen?.lineTo(...placeOf(event))
    pen?.stroke()
  }
  const tell = (drawn: HTMLCanvasElement | null) => {
    // The dialog reads it, and asks before a signature is discarded.
    canvas.current?.toggleAttribute('data-drawn', drawn !== null)
    onDrawn(drawn)
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, SIZE.width, SIZE.height)
    tell(null)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <span className="text-sm font-medium">{text('signature.sign')}</span>
        <span className="flex gap-1">
          {actions}
          <Button size="sm" variant="ghost" icon={Eraser} onClick={clear}>
            {text('signature.clear')}
          </Button>
        </span>
      </div>
      <canvas
        {...SIZE}
        ref={canvas}
        aria-label={text('signature.sign')}
        aria-describedby={error === undefined ? undefined : errorId}
        // Focusable, so that keys pressed after signing reach the form.
        tabIndex={-1}
        // White like paper in every scheme, since the ink is black.
        style={{ backgroundColor: 'white' }}
        className="aspect-3/1 w-full touch-none rounded-md border border-line-strong"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={() => tell(canvas.current)}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d')
  if (pen) Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round' })
  return pen
}

/** The position of the pointer in pixels of the picture. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const x = ((clientX - left) / width) * SIZE.width
  const y = ((clientY - top) / height) * SIZE.height
  return [x, y] as const
}

/** Draws the signature on white, as a picture to store. */
export function pictureOf(drawn: HTMLCanvasElement): Promise<Blob> {
  const sheet = document.createElement('canvas')
  Object.assign(sheet, SIZE)
  const pen = sheet.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.drawImage(drawn, 0, 0)
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('the drawing became no picture'))
    sheet.toBlob(take, 'image/jpeg', 0.9)
  })
}
