import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { permissionsPolicy } from './content-policy.ts'
import { escapeHtml } from './escape-html.ts'
import { readPageLinks } from './page-links.ts'
import { problem } from './problem.ts'
import type { ServerTools } from './server-tools.ts'
import type { OtherWebAssets } from './servers/other-web-assets.ts'

type Offered = Pick<
  ServerTools,
  | 'demoApps'
  | 'registration'
  | 'postalCodeService'
  | 'demonstration'
  | 'isCopy'
  | 'oidc'
  | 'realtime'
>

/**
 * Serves the built web app, and by `readOther` scripts that only other releases have (platform §33).
 * Every GET outside the API that is not for a file gets the app's page;
 * the browser decides which screen to show (platform §12).
 */
export async function serveWebApp(
  app: FastifyInstance,
  { webFolder, ...offered }: Pick<ServerTools, 'webFolder'> & Offered,
  readOther: OtherWebAssets = async () => null,
): Promise<void> {
  if (webFolder === null) return
  const own = new Set(await readdir(path.join(webFolder, 'assets')).catch(() => []))
  const linksOf = await readPageLinks(webFolder)
  const ownPage = await pageSaying(webFolder, offered)
  await app.register(fastifyStatic, {
    root: webFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  const route = { config: { access: 'public' }, schema: { hide: true } } as const
  app.get('/assets/*', route, async (request, reply) => {
    const name = (request.url.split('?')[0] ?? '').slice('/assets/'.length)
    const other = own.has(name) ? null : await readOther(name)
    // Names contain a hash of the content.
    reply.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (other === null) return reply.sendFile(`assets/${name}`)
    const type = name.endsWith('.css') ? 'text/css' : 'application/javascript'
    reply.type(`${type}; charset=utf-8`).header('Vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(other.content)
    return reply.header('Content-Encoding', 'gzip').send(other.gzip)
  })
  app.get('/*', route, (request, reply) => {
    const asked = request.url.split('?')[0] ?? '/'
    if (asked.startsWith('/api/')) throw problem('not_found')
    // All else is revalidated.
    reply.header('Cache-Control', 'no-cache')
    const isFile = /^\/[\w.-]+\.\w+$/.test(asked)
    if (isFile && asked !== '/index.html') return reply.sendFile(asked.slice(1))
    reply.header('Permissions-Policy', permissionsPolicy)
    // A guest's page is for holders of its link, and not for search engines.
    if (asked.startsWith('/apps/guests/')) reply.header('X-Robots-Tag', 'noindex, nofollow')
    // The page of an invitation is separate and loads nothing of the app.
    if (asked.startsWith('/apps/guests/confirm/')) return reply.sendFile('guest.html')
    const links = linksOf?.(asked)
    if (links) reply.header('Link', links)
    return ownPage === null
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').send(ownPage)
  })
}

/**
 * Returns the app's page with attributes for features that are off (`DEMO_APPS`, `REGISTRATION`) or
 * on (`CEP_SERVICE_URL`, `SEED=demo`, `COPY_OF_DATA`, and the names of providers with `OIDC_ISSUER` and
 * `FIREBASE_API_KEY`), so that the browser knows before its first request; null if all are at their
 * defaults. An inline script would break the content policy.
 */
async function pageSaying(
  webFolder: string,
  { demoApps, registration, postalCodeService, demonstration, isCopy, oidc, realtime }: Offered,
): Promise<string | null> {
  const off = [...(demoApps ? [] : ['demo-apps']), ...(registration ? [] : ['registration'])]
  const on = [
    ...(postalCodeService === null ? [] : ['postal-codes']),
    ...(demonstration ? ['demonstration'] : []),
    ...(isCopy ? ['copy-of-data'] : []),
    ...(oidc?.managementUrl === undefined && realtime === null ? [] : ['provider-preferences']),
  ]
  if (off.length + on.length === 0 && oidc === null && realtime === null) return null
  const page = await readFile(path.join(webFolder, 'index.html'), 'utf8')
  const tag = (state: string) => (name: string) =>
    `<meta name="${name}" content="${escapeHtml(state)}" />`
  const named = [
    ...(oidc === null ? [] : [tag(oidc.name)('hosted-provider')]),
    ...(realtime === null ? [] : [tag(realtime.name)('realtime-provider')]),
  ]
  const tags = [...off.map(tag('off')), ...on.map(tag('on')), ...named].join('')
  const marked = page.replace('<head>', () => `<head>${tags}`)
  if (marked === page) throw new Error('the page of the web app has no <head> to say it in')
  return marked
}
