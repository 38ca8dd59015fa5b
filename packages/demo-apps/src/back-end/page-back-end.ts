import { demoApps } from './apps.ts'
import { backEnd } from './back-end.ts'

/**
 * The back-end of this page. Calls of the product cannot reach it, since the product has its own
 * client.
 */
export const { ask, look, prepare, forget } = backEnd(demoApps)
