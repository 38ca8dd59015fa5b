import type { FastifyInstance } from 'fastify'
import type { RouteTools } from '../../../parts/module.ts'
import { faceLinkRoutes } from './face-links.routes.ts'
import { facePhotoRoutes } from './face-photos.routes.ts'
import { FACE_FORM } from './face-photos.ts'
import { faceTools } from './face-tools.ts'
import { filedFaceRoutes } from './filed-faces.routes.ts'
import { ownFaceRoutes } from './own-faces.routes.ts'

/** Serves consents and photos of faces: in the own session, on paper, and by the link of a letter. */
export function facesRoutes(
  app: FastifyInstance,
  { pictures, ...server }: Pick<RouteTools, 'database' | 'secret' | 'pictures'>,
): void {
  const tools = faceTools(server, (request, actor) => pictures.receiveAs(FACE_FORM, request, actor))
  ownFaceRoutes(app, tools)
  filedFaceRoutes(app, tools)
  faceLinkRoutes(app, tools)
  facePhotoRoutes(app, tools)
}
