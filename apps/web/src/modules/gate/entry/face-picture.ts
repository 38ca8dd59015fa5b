import { cropWhole } from '../../../register-pages/field-kinds/pictures/crop.ts'
import { cutOut, readPicture } from '../../../register-pages/field-kinds/pictures/draw-crop.ts'
import { uploadPicture } from '../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { asImage } from '../../../register-pages/record.ts'

/** A picture of a face: taken now, uploaded, or both. */
export type FacePicture = { shot: Blob | null; uploaded: unknown }

export const noFace: FacePicture = { shot: null, uploaded: null }

/** The id of an uploaded face; null without one. */
export const faceId = ({ uploaded }: FacePicture): string | null => asImage(uploaded)?.id ?? null

/** Uploads a photo that is not uploaded yet, so that a second try sends the same one. */
export async function uploadedFace(face: FacePicture): Promise<FacePicture> {
  if (face.shot === null || faceId(face) !== null) return face
  const read = await readPicture(face.shot)
  const square = await cutOut(read, cropWhole)
  read.close()
  return square ? { shot: face.shot, uploaded: await uploadPicture('visits', square) } : face
}
