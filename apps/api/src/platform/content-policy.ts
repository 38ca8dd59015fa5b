import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Seconds that a browser remembers to ask by https alone: a year. */
const HTTPS_SECONDS = 31_536_000

/**
 * One policy for the app and the API's pages (platform §21): nothing inline, nothing from other
 * origins. `blob:` and `data:` are for pictures taken or drawn in the page. Text becomes markup or
 * code through the named policies alone: `rich-text` parses formatted text into a separate
 * document, `ProseMirrorClipboard` does the same with pasted text, `service-worker` names the app's
 * worker, `code-reader` starts the worker that reads codes from the camera.
 */
const contentPolicy = (publicUrl: string): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['rich-text', 'ProseMirrorClipboard', 'service-worker', 'code-reader'],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Only an https address can require https; a proxy in front terminates TLS.
  strictTransportSecurity: publicUrl.startsWith('https:')
    ? { maxAge: HTTPS_SECONDS, includeSubDomains: false }
    : false,
  crossOriginEmbedderPolicy: false,
})

/**
 * Sets the headers of every answer: the content policy, and `Cache-Control: no-store` unless the
 * route says otherwise, since answers hold tokens and personal data. The headers are built once.
 */
export function setHeads(app: FastifyInstance, publicUrl: string): void {
  const sample = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(contentPolicy(publicUrl))(sample.req, sample, () => undefined)
  const heads = { ...sample.getHeaders(), 'cache-control': 'no-store' }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(heads)
    done()
  })
}

/**
 * The policy of the API's documentation page: its script writes markup, all of it made from our own
 * document, and does not support trusted types.
 */
export const documentPolicy = (policy: string): string =>
  policy.replace(/;(require-trusted-types-for|trusted-types) [^;]*/g, '')

/** Device features that pages may use: the camera, for photos. */
export const permissionsPolicy =
  'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()'
