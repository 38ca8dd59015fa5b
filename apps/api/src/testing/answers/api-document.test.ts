import { problems } from '@portaria/contract/answers/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { undescribedRoutes } from '../isolation/known-routes.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { declaredAnswers } from './declared-answers.ts'

type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: { $ref?: string; in?: string; name?: string }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref?: string; description?: string; content?: object }>
}
type Document = Parameters<typeof declaredAnswers>[0] & {
  paths: Record<string, Record<string, Operation>>
}

/** Verbs with which a summary may begin; a new verb is added here once its English is checked. */
const verbs =
  /^(Accept|Acknowledge|Add|Ask|Begin|Block|Cancel|Change|Close|Complete|Confirm|Continue|Create|Decide|Decline|Download|End|Erase|Exchange|Export|Find|Follow|Import|Let|Lift|List|Look|Make|Mark|Merge|Note|Open|Prove|Raise|Read|Refuse|Remove|Rename|Replace|Restore|Send|Set|Sign|Tell|Upload) /

describe('the OpenAPI document', () => {
  let test: TestApp
  let document: Document
  beforeAll(async () => {
    test = await openTestApp()
    document = (await test.app.inject('/api/v1/openapi.json')).json<Document>()
  })
  afterAll(() => test.close())

  const operations = () =>
    Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        route: `${method.toUpperCase()} ${url}`,
        method,
        url,
      })),
    )
  const routesWhere = (isOdd: (operation: ReturnType<typeof operations>[number]) => boolean) =>
    operations()
      .filter(isOdd)
      .map(({ route }) => route)

  it('has every route but pages, assets and what readers of doors call', () => {
    const hidden = new Set(['/*', '/api/v1/docs', '/api/v1/docs/', ...undescribedRoutes])
    const all = test.routes
      .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/v1/docs/'))
      .filter(({ url }) => !hidden.has(url))
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    const described = new Set(operations().map(({ route }) => route))
    expect(all.filter((route) => !described.has(route))).toEqual([])
    expect(all).toContain('GET /healthz')
  })

  it('says what each answers, where it is done and where it is refused', () => {
    const isDone = (status: string) => status.startsWith('2')
    expect(
      routesWhere(({ responses }) => !Object.keys(responses).some(isDone) || !('503' in responses)),
    ).toEqual([])
    expect(routesWhere(({ responses }) => JSON.stringify(responses).includes('Default'))).toEqual(
      [],
    )
    expect(
      routesWhere(({ responses }) =>
        Object.values(responses).some(({ $ref, description }) => !$ref && !description),
      ),
    ).toEqual([])
  })

  it('asks each change and removal for the version that was seen, or says why it needs none', () => {
    const isChange = (method: string) => ['patch', 'put', 'delete'].includes(method)
    expect(
      routesWhere(
        ({ method, parameters = [], description = '' }) =>
          isChange(method) &&
          !JSON.stringify(parameters).toLowerCase().includes('if-match') &&
          !description.includes('takes no `If-Match`'),
      ),
    ).toEqual([])
  })

  it('describes each in English, under a name of its own', () => {
    expect(
      operations()
        .filter(({ summary }) => !verbs.test(summary))
        .map(({ route, summary }) => `${route}: ${summary}`),
    ).toEqual([])
    expect(routesWhere(({ tags }) => tags.length !== 1)).toEqual([])
    const names = operations().map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('asks for a session wherever the server does', () => {
    const isPublic = new Map(
      test.routes.map(({ method, url, access }) => [
        `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
        // It reads the token itself, which may have expired.
        (access === 'public' && url !== '/api/v1/refresh') || access === undefined,
      ]),
    )
    const asksSession = ({ security = [] }: Operation) => security.some((one) => 'session' in one)
    expect(
      operations()
        .filter((operation) => asksSession(operation) === isPublic.get(operation.route))
        .map(({ route }) => route),
    ).toEqual([])
  })

  it('asks for If-Match exactly where it is refused to go without', () => {
    const asks = ({ parameters = [] }: Operation) =>
      parameters.some(({ $ref }) => $ref === '#/components/parameters/If-Match')
    expect(routesWhere((operation) => asks(operation) !== '428' in operation.responses)).toEqual([])
    expect(operations().filter(asks).length).toBeGreaterThan(20)
  })

  it('names files where they are sent, and no body where there is none', () => {
    const sends = (type: string) =>
      routesWhere(({ requestBody }) => requestBody?.content[type] !== undefined)
    expect(sends('multipart/form-data')).toContain('POST /api/v1/residents/import')
    expect(sends('multipart/form-data')).toContain('POST /api/v1/files')
    expect(routesWhere(({ responses }) => responses['204']?.content !== undefined)).toEqual([])
  })

  it('has each code of a problem under its own status', () => {
    const { responses } = document.components as { responses: Record<string, unknown> }
    const codes = Object.keys(responses).flatMap((name) => {
      const [status, ...own] = name.split('.')
      return own.map((code) => [code, Number(status)] as const)
    })
    expect(codes.filter(([code, status]) => Reflect.get(problems, code) !== status)).toEqual([])
    expect(new Set(codes.map(([code]) => code))).toEqual(new Set(Object.keys(problems)))
  })

  it('is compared with answers: another status, field or header is told', () => {
    const differences = declaredAnswers(document)
    const towers = {
      method: 'GET',
      url: '/api/v1/towers/:id',
      status: 200,
      headers: ['etag'],
      isPart: true,
    }
    const sent = { ...towers, contentType: 'application/json; charset=utf-8' }
    const whole = { id: '018f0000-0000-7000-8000-000000000000', version: 1, status: 'ATIVO' }
    const text = (data: object) => JSON.stringify({ data })
    expect(differences({ ...sent, text: text(whole) })).toEqual([])
    expect(differences({ ...sent, isPart: false, text: text(whole) })).not.toEqual([])
    expect(differences({ ...sent, text: text({ ...whole, castle: 1 }) })).toHaveLength(1)
    expect(differences({ ...sent, text: text({ ...whole, version: '1' }) })).toHaveLength(1)
    expect(differences({ ...sent, text: text(whole), headers: [] })).toHaveLength(1)
    expect(differences({ ...sent, text: text(whole), status: 202 })).toHaveLength(1)
    expect(differences({ ...sent, text: text(whole), contentType: 'text/plain' })).toHaveLength(1)
    const problem = { type: 'x', title: 'x', status: 404, code: 'in_use' }
    const refused = {
      ...sent,
      status: 404,
      headers: [],
      contentType: 'application/problem+json',
    }
    expect(differences({ ...refused, text: JSON.stringify(problem) })).toHaveLength(1)
    expect(
      differences({ ...refused, text: JSON.stringify({ ...problem, code: 'not_found' }) }),
    ).toEqual([])
  })
})
