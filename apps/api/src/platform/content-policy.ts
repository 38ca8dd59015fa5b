import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * One policy for the app and the API's pages (architecture.md, Content security): nothing inline,
 * nothing from elsewhere. `blob:` and `data:` are for pictures taken or drawn in the page.
 */
export const contentPolicy: FastifyHelmetOptions = {
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
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Only https can promise https, and a proxy in front is who speaks it.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
}

/** What pages may ask of the device: the camera, for photos. */
export const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'
