import { cropWhole } from '../../../register-pages/field-kinds/pictures/crop.ts'
import { cutOut, readPicture } from '../../../register-pages/field-kinds/pictures/draw-crop.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { asImage } from '../../../register-pages/record.ts'

/** A face: taken now and not sent yet, or uploaded as a file. */
export type FacePicture = { shot: Blob | null; uploaded: unknown }

export const noFace: FacePicture = { shot: null, uploaded: null }

/** The id of the picture, which is uploaded where it is not yet; null without one. */
export async function sentFace({ shot, uploaded }: FacePicture): Promise<string | null> {
  if (shot === null) return asImage(uploaded)?.id ?? null
  const read = await readPicture(shot)
  const square = await cutOut(read, cropWhole)
  read.close()
  return square && (await uploadPicture('visits', square)).id
}
