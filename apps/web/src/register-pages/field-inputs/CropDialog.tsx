import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SliderField } from '@portaria/ui/fields/SliderField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type Crop, cropArea, cropWhole, moved } from './crop.ts'

/** Pixels of the picture that is kept: enough for a face on a reader and a card. */
const KEPT = 640
/** Pixels of the square that is seen. */
const SEEN = 320

export interface CropDialogProps {
  picture: Blob
  onCropped: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the square of a picture that is kept: drag or arrow keys to place it, a slider to zoom. */
export function CropDialog({ picture, onCropped, onClose }: CropDialogProps) {
  const text = pageTexts.useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<ImageBitmap | 'unreadable' | null>(null)
  const [crop, setCrop] = useState<Crop>(cropWhole)
  const bitmap = image instanceof ImageBitmap ? image : null

  useEffect(() => {
    let given = false
    createImageBitmap(picture).then(
      (read) => given || setImage(read),
      () => given || setImage('unreadable'),
    )
    return () => {
      given = true
    }
  }, [picture])

  useEffect(() => {
    if (bitmap && canvas.current) draw(canvas.current, bitmap, crop)
  }, [bitmap, crop])

  const drag = (event: PointerEvent) => {
    if (bitmap && event.buttons === 1) {
      setCrop(moved(crop, bitmap, -event.movementX / SEEN, -event.movementY / SEEN))
    }
  }
  const use = () => canvas.current?.toBlob((blob) => blob && onCropped(blob), 'image/jpeg', 0.9)
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={text('image.cropTitle')}
      description={text('image.cropText')}
      footer={
        <Button variant="primary" disabled={!bitmap} onClick={use}>
          {text('image.use')}
        </Button>
      }
    >
      {image === 'unreadable' ? (
        <Banner tone="warning">{text('image.unreadable')}</Banner>
      ) : (
        <div className="flex flex-col gap-4">
          <canvas
            ref={canvas}
            width={KEPT}
            height={KEPT}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            className="mx-auto aspect-square w-full max-w-80 cursor-move touch-none rounded-lg bg-sunken"
          />
          <SliderField
            label={text('image.zoom')}
            value={Math.round(crop.zoom * 100)}
            min={100}
            max={400}
            step={5}
            formatValue={(percent) => `${percent} %`}
            onChange={(percent) =>
              bitmap && setCrop(moved({ ...crop, zoom: percent / 100 }, bitmap))
            }
          />
        </div>
      )}
    </Dialog>
  )
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { x, y, side } = cropArea(crop, image)
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, KEPT, KEPT)
}
