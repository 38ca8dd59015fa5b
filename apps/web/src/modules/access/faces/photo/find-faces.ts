import type { FaceBox } from './picture-checks.ts'

/** The detector that some browsers have (Shape Detection API). */
type Detector = {
  detect(picture: CanvasImageSource): Promise<readonly { readonly boundingBox: FaceBox }[]>
}

declare global {
  var FaceDetector: (new (options?: { fastMode?: boolean }) => Detector) | undefined
}

/** Finds the faces in a picture; null where the browser cannot, which says nothing about it. */
export async function findFaces(picture: CanvasImageSource): Promise<readonly FaceBox[] | null> {
  if (globalThis.FaceDetector === undefined) return null
  try {
    const found = await new globalThis.FaceDetector().detect(picture)
    return found.map(({ boundingBox }) => boundingBox)
  } catch {
    return null
  }
}
