import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { permissionsPolicy } from './content-policy.ts'
import type { Parts } from './parts.ts'
import { problem } from './problem.ts'

/**
 * Serves the built web app. Every GET that is no file and not of the API answers the app's page:
 * which screen that is, the browser decides (domain.md section 6).
 */
export async function serveWebApp(app: FastifyInstance, { webFolder }: Parts): Promise<void> {
  if (webFolder === null) return
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) throw problem('not_found')
    // Names under assets carry a hash of their content; everything else is asked for anew.
    const immutable = path.startsWith('/assets/')
    reply.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (immutable || /^\/[\w.-]+\.\w+$/.test(path)) return reply.sendFile(path.slice(1))
    return reply.header('Permissions-Policy', permissionsPolicy).sendFile('index.html')
  })
}
