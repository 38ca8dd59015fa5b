import { MOST_INBOUND_BYTES } from '@portaria/drivers/access/control-id/inbound'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteTools } from '../../../../parts/module.ts'
import { ProblemError } from '../../../../platform/problem.ts'
import { passKeys } from '../../../visits/public/pass-keys.ts'
import { accessRecorder } from '../../events/access-recorder.ts'
import { ownPinFinder } from '../../own-pins/find-own-pin.ts'
import { type CallKind, callerOf, readerCallLimits } from './call-limits.ts'
import { faultOf } from './logged-faults.ts'
import { readerAddresses } from './reader-address.ts'
import { readerCalls } from './reader-calls.service.ts'
import { READER_CALLS, readerLinks } from './reader-links.ts'

type Params = { token: string; '*': string }
type ReaderRequest = FastifyRequest<{ Params: Params }>

/** Calls by which a person before the door is asked about. */
const isQuestion = (name: string): boolean => name.startsWith('new_')

/**
 * Serves the calls of readers, which have no session (access §26). Whatever is wrong with a call is
 * answered alike, and neither path, query nor body reaches a log.
 */
export function readerCallRoutes(api: FastifyInstance, tools: RouteTools): void {
  const { lanes, secret, publicUrl, outboundLoopback } = tools
  const passes = passKeys(secret, publicUrl)
  const credentials = { passes, findOwnPin: ownPinFinder(passes) }
  const limits = readerCallLimits()
  const calls = readerCalls({
    database: lanes.access,
    recorder: accessRecorder({
      database: lanes.access,
      ...credentials,
      onError: (error) => api.log.error({ fault: faultOf(error) }, 'an attempt was not decided'),
    }),
    credentials,
    links: readerLinks(secret),
    addresses: readerAddresses({ loopback: outboundLoopback }),
    onUnplaced: (equipmentId, door) =>
      api.log.warn({ equipmentId, door }, 'a reader asks about a door without a point'),
  })

  const refuse = (reply: FastifyReply) =>
    reply.status(404).header('cache-control', 'no-store').send()

  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    // A body is bytes, which are judged where they are read.
    scope.setValidatorCompiler(() => () => true)
    scope.setErrorHandler((error, _, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      const isLimit = error instanceof ProblemError && error.details.retry_after !== undefined
      if (statusCode >= 500 && !isLimit)
        scope.log.error({ fault: faultOf(error) }, 'a call of a reader failed')
      return refuse(reply)
    })

    // Before anything of the call is read, or looked up for it.
    scope.addHook<{ Params: Params }>('onRequest', async (request, reply) => {
      const { token, '*': name } = request.params
      const kind: CallKind = isQuestion(name) ? 'question' : 'report'
      const leave = limits.enter(callerOf(token, request.ip), kind)
      if (leave === null) return refuse(reply)
      reply.raw.once('finish', leave).once('close', leave)
      return undefined
    })

    const url = `/${READER_CALLS}/:token/*`
    const config = { access: 'public' } as const
    const answer = async (request: ReaderRequest, reply: FastifyReply) => {
      const answered = await calls.take(callOf(request))
      if (answered === null) return refuse(reply)
      reply.header('cache-control', 'no-store')
      return answered === '' ? reply.send() : reply.type('application/json').send(answered)
    }
    scope.get(url, { config, schema: { hide: true }, exposeHeadRoute: false }, answer)
    const bodyLimit = MOST_INBOUND_BYTES
    scope.post(url, { config, schema: { hide: true, body: {} }, bodyLimit }, answer)
  })
}

function callOf(request: ReaderRequest) {
  const { raw, params, body, ip, method, headers } = request
  const asked = raw.url ?? ''
  const from = asked.indexOf('?')
  return {
    token: params.token,
    address: ip,
    method,
    path: params['*'],
    query: new URLSearchParams(from < 0 ? '' : asked.slice(from + 1)),
    contentType: headers['content-type'] ?? null,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  }
}
