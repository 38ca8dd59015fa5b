import { clsx } from 'clsx'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { pageTexts } from '../../texts/register-page-texts.ts'
import { type Crop, cropByKey, moved, type Place, pinched, zoomed } from './crop.ts'
import { drawCrop } from './draw-crop.ts'

/** Pixels of the canvas, and the margin around the frame on every side. */
const STAGE = 720
const MARGIN = 60

/** The frame's share of the stage. */
const FRAME_SHARE = (STAGE - 2 * MARGIN) / STAGE

/** The zoom factor for one pixel of the wheel's movement. */
const NOTCH = 1.0015

export type PictureShape = 'round' | 'square'

export interface CropStageProps {
  image: ImageBitmap
  crop: Crop
  onCrop: (change: (crop: Crop) => Crop) => void
  shape: PictureShape
  ref: RefObject<HTMLDivElement | null>
}

/**
 * The picture with the frame of the crop: moved by dragging and arrow keys, zoomed by pinching and the
 * wheel.
 */
export function CropStage({ image, crop, onCrop, shape, ref: stage }: CropStageProps) {
  const text = pageTexts.useTexts()
  const keysId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, Place>())

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop, MARGIN)
  }, [image, crop])
  // The stage appears after the picture is read, when the dialog has already set the focus.
  useEffect(() => stage.current?.focus(), [stage])

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0.5, y: 0.5 }
    const side = box.width * FRAME_SHARE
    return {
      x: (clientX - box.left - (box.width - side) / 2) / side,
      y: (clientY - box.top - (box.height - side) / 2) / side,
    }
  }
  const follow = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const [first, second] = fingers.current
    fingers.current.set(event.pointerId, now)
    if (first && second) {
      const other = first[0] === event.pointerId ? second[1] : first[1]
      onCrop((each) => pinched(each, image, [before, other], [now, other]))
    } else onCrop((each) => moved(each, image, before.x - now.x, before.y - now.y))
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (cropByKey(crop, image, event) === null) return
    event.preventDefault()
    onCrop((each) => cropByKey(each, image, event) ?? each)
  })
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const at = placeOf(event)
    onCrop((each) => zoomed(each, image, each.zoom * NOTCH ** -event.deltaY, at))
  })
  useEffect(() => {
    const box = stage.current
    // React's own listeners are passive and could not keep the wheel from scrolling the page.
    const onWheel = (event: WheelEvent) => turnWheel(event)
    const onKey = (event: KeyboardEvent) => press(event)
    box?.addEventListener('wheel', onWheel, { passive: false })
    box?.addEventListener('keydown', onKey)
    return () => {
      box?.removeEventListener('wheel', onWheel)
      box?.removeEventListener('keydown', onKey)
    }
  }, [stage])
  return (
    <div
      ref={stage}
      role="application"
      aria-label={text('image.stage')}
      aria-describedby={keysId}
      // It is operated by keys, like a slider.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, placeOf(event))
      }}
      onPointerMove={follow}
      onPointerUp={(event) => fingers.current.delete(event.pointerId)}
      onPointerCancel={(event) => fingers.current.delete(event.pointerId)}
      className="relative aspect-square w-full max-w-80 shrink-0 sm:max-w-72 cursor-move touch-none overflow-hidden rounded-lg bg-sunken"
    >
      <span id={keysId} className="sr-only">
        {text('image.stageKeys')}
      </span>
      <canvas ref={canvas} width={STAGE} height={STAGE} className="size-full" />
      <span
        aria-hidden
        className={clsx(
          // Darkens everything around the frame, whatever the size of the stage.
          'pointer-events-none absolute inset-1/12 shadow-[0_0_0_50rem_var(--ui-veil)] outline-2 outline-on-accent',
          shape === 'round' ? 'rounded-full' : 'rounded-lg',
        )}
      />
    </div>
  )
}
