import { type ApiExample, more, varies } from './api-example.ts'

const password = 'portaria-demo-2026'
const bosque = '01994a10-5c00-7b05-8a01-b05c0e000001'
const acacias = '01994a10-5c00-7aca-8a02-acac1a000002'
const token = varies('eyJhbGciOiJIUzI1NiJ9.eyJz…')

/**
 * The answer to a sign-in, shortened to the token. The whole answer is shown once, for the síndico.
 */
const accessAnswer = {
  data: { access: { original: { access_token: token, ...more } }, ...more },
} as const

const ofAccess = 'data.access.original.access_token'

/** Makes a problem document, without the request's own id. */
export function problemShown(code: string, title: string, status: number, detail: string) {
  return {
    type: `https://portaria.example/problems/${code}`,
    title,
    status,
    code,
    detail,
    request_id: varies('01994a10-6f3c-7a51-9c0e-2b7d4e8f1a35'),
  } as const
}

/** Signing in, the session, and the company that a call is for. */
export const sessionExamples: readonly ApiExample[] = [
  {
    id: 'sign-in',
    method: 'POST',
    path: '/login',
    body: { email: 'sindico@bosque.example', password },
    answer: {
      status: 200,
      json: {
        data: {
          access: {
            original: { access_token: token, token_type: 'bearer', expires_in: varies(900) },
          },
          me: {
            original: {
              id: '01994a10-5c00-7050-8d00-000000000004',
              name: 'Regina Toledo Amaral',
              email: 'sindico@bosque.example',
              type_flag: 'sindico',
              tenant_id: bosque,
              images: [],
              settings: {},
              shortcuts: [],
            },
          },
        },
      },
    },
    keeps: { name: 'TOKEN', from: ofAccess },
  },
  {
    id: 'wrong-password',
    method: 'POST',
    path: '/login',
    body: { email: 'sindico@bosque.example', password: 'não é esta' },
    answer: {
      status: 401,
      json: problemShown(
        'credentials_wrong',
        'E-mail ou senha inválidos',
        401,
        'Confira o e-mail e a senha e tente de novo.',
      ),
    },
  },
  {
    id: 'own-account',
    method: 'GET',
    path: '/me',
    as: 'TOKEN',
    answer: {
      status: 200,
      json: {
        data: {
          name: 'Regina Toledo Amaral',
          type_flag: 'sindico',
          tenant_id: bosque,
          language: 'pt',
          memberships: [
            {
              id: varies('01994a10-5c00-73e0-8d00-000000000004'),
              role: 'sindico',
              tenant: { id: bosque, name: 'Residencial Bosque', status: 'ATIVO' },
              current: true,
            },
          ],
          ...more,
        },
      },
    },
  },
  {
    id: 'next-token',
    method: 'GET',
    path: '/refresh',
    as: 'TOKEN',
    answer: { status: 200, json: { access_token: token } },
    keeps: { name: 'TOKEN', from: 'access_token' },
  },
  {
    id: 'sign-in-admin',
    method: 'POST',
    path: '/login',
    body: { email: 'admin@portaria.example', password },
    answer: { status: 200, json: accessAnswer },
    keeps: { name: 'ADMIN_TOKEN', from: ofAccess },
  },
  {
    id: 'companies',
    method: 'GET',
    path: '/companies?q=residencial',
    as: 'ADMIN_TOKEN',
    answer: {
      status: 200,
      json: {
        data: [{ id: bosque, name: 'Residencial Bosque', status: 'ATIVO' }],
        meta: { total: 1, total_is: 'exact', page: 1, per_page: 25 },
      },
    },
  },
  {
    id: 'no-company',
    method: 'GET',
    path: '/towers',
    as: 'ADMIN_TOKEN',
    answer: {
      status: 400,
      json: problemShown(
        'tenant_required',
        'Escolha uma empresa',
        400,
        'Escolha uma empresa para continuar.',
      ),
    },
  },
  {
    id: 'chosen-company',
    method: 'GET',
    path: '/towers',
    as: 'ADMIN_TOKEN',
    headers: { 'X-Tenant-Id': acacias },
    answer: {
      status: 200,
      json: {
        data: [
          { name: 'Acácia Branca', ...more },
          { name: 'Acácia Rosa', ...more },
        ],
        meta: { total: 2, total_is: 'exact', page: 1, per_page: 25, next: null },
      },
    },
  },
  {
    id: 'sign-out',
    method: 'POST',
    path: '/logout',
    as: 'ADMIN_TOKEN',
    answer: { status: 204 },
  },
]
