import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SliderField } from '@portaria/ui/fields/SliderField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pageTexts } from '../../texts/register-page-texts.ts'
import { CropStage, type PictureShape } from './CropStage.tsx'
import { type Crop, cropWhole, turned, ZOOM_MAX, zoomed } from './crop.ts'
import { cutOut, drawCrop, readPicture } from './draw-crop.ts'

export interface CropDialogProps {
  picture: Blob
  shape: PictureShape
  onCropped: (picture: Blob) => void
  onClose: () => void
}

/** Crops a picture to a square, and rotates it. */
export function CropDialog({ picture, shape, onCropped, onClose }: CropDialogProps) {
  const text = pageTexts.useTexts()
  const stage = useRef<HTMLDivElement>(null)
  const image = usePicture(picture)
  const [crop, setCrop] = useState<Crop>(cropWhole)
  const bitmap = image instanceof ImageBitmap ? image : null
  const use = async () => {
    const square = bitmap && (await cutOut(bitmap, crop))
    if (square) onCropped(square)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      title={text('image.cropTitle')}
      description={text('image.cropText')}
      footer={
        <Button variant="primary" disabled={!bitmap} onClick={() => void use()}>
          {text('image.use')}
        </Button>
      }
    >
      {image === 'unreadable' && <Banner tone="warning">{text('image.unreadable')}</Banner>}
      {image === null && <Skeleton className="aspect-square w-full max-w-80 sm:max-w-72" />}
      {bitmap && (
        <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
          <CropStage ref={stage} image={bitmap} crop={crop} onCrop={setCrop} shape={shape} />
          <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
            <SliderField
              label={text('image.zoom')}
              value={Math.round(crop.zoom * 100)}
              min={100}
              max={ZOOM_MAX * 100}
              step={5}
              formatValue={(percent) => `${percent}\u00a0%`}
              onChange={(percent) => setCrop(zoomed(crop, bitmap, percent / 100))}
            />
            <Button icon={RotateCw} onClick={() => setCrop(turned(crop))}>
              {text('image.turn')}
            </Button>
            {shape === 'round' && <Previews image={bitmap} crop={crop} />}
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** Reads the picture. Null while it loads, and `unreadable` if the file is not a picture. */
function usePicture(picture: Blob): ImageBitmap | 'unreadable' | null {
  const [image, setImage] = useState<ImageBitmap | 'unreadable' | null>(null)
  useEffect(() => {
    let gone = false
    readPicture(picture).then(
      (read) => (gone ? read.close() : setImage(read)),
      () => gone || setImage('unreadable'),
    )
    return () => {
      gone = true
    }
  }, [picture])
  return image
}

/** Previews of the crop in the two sizes in use: on a page, and beside a name. */
const previews = ['large', 'small'] as const

function Previews(props: { image: ImageBitmap; crop: Crop }) {
  const text = pageTexts.useTexts()
  return (
    <figure className="max-sm:hidden">
      <figcaption className="mb-2 text-sm font-medium">{text('image.preview')}</figcaption>
      <div aria-hidden className="flex items-end gap-3">
        {previews.map((size) => (
          <Preview key={size} size={size} {...props} />
        ))}
      </div>
    </figure>
  )
}

/** Pixels of each preview's canvas: twice its size on the page, to be sharp on dense screens. */
const pixels = { large: 160, small: 64 }

interface PreviewProps {
  size: (typeof previews)[number]
  image: ImageBitmap
  crop: Crop
}

function Preview({ size, image, crop }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop)
  }, [image, crop])
  return (
    <canvas
      ref={canvas}
      width={pixels[size]}
      height={pixels[size]}
      className={size === 'large' ? 'size-20 rounded-full' : 'size-8 rounded-full'}
    />
  )
}
