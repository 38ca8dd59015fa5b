import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  GIVEN_BACK_AN_HOUR,
  LOOK_UPS_AN_HOUR,
  WRONG_CODES_AN_HOUR,
} from '@portaria/contract/define-register/look-ups'
import { INVITATION_DAYS } from '@portaria/contract/modules/accounts/invitations'
import {
  PANIC_LETTER_AFTER_S,
  PANIC_PLATFORM_AFTER_S,
} from '@portaria/contract/modules/companies/settings/panic-settings'
import { RETENTION_DAYS } from '@portaria/contract/modules/companies/settings/retention-settings'
import { OPEN_ALERT_MIN } from '@portaria/contract/modules/custody/locker-doors'
import { UNDO_MIN } from '@portaria/contract/modules/custody/parcels'
import { PACK_HOURS } from '@portaria/contract/modules/gate/desk-pack'
import { PARTY_MIN } from '@portaria/contract/modules/gate/party-size'
import { RECOVERY_CODES } from '@portaria/contract/modules/proofs/second-factor'
import { UNDO_S } from '@portaria/contract/modules/visits/visits'
import { GATE_BLOCK_HOURS, PASSWORD_MIN } from '@portaria/contract/schemas/constants'
import { fontSizeRange } from '@portaria/contract/settings/settings'
import { expect, test } from 'vitest'
import { pt } from './pt/pt.ts'

const root = path.resolve(import.meta.dirname, '../../../../../..')

const textOf = (id: keyof typeof pt.articles) => JSON.stringify(pt.articles[id])

const thousands = (value: number) => value.toLocaleString('pt-BR')

const { hits, misses } = LOOK_UPS_AN_HOUR
const {
  visitor_documents_days: documents,
  visits_days: visits,
  alerts_days: alerts,
  event_guests_days: guests,
} = RETENTION_DAYS

// Other languages need no check: their numbers are the same (documentation.test.ts).
test.each([
  ['getting-started', `Ele vale por ${INVITATION_DAYS} dias`],
  ['getting-started', `A senha precisa de ${PASSWORD_MIN} caracteres`],
  ['getting-started', `de ${fontSizeRange.min}% a ${fontSizeRange.max}%`],
  ['sindico', `O convite vale por ${INVITATION_DAYS} dias`],
  ['sindico', `dura ${GATE_BLOCK_HOURS} horas`],
  ['sindico', `(${PANIC_LETTER_AFTER_S.usual}, se você não mudar)`],
  ['sindico', `plataforma (${PANIC_PLATFORM_AFTER_S.usual})`],
  ['sindico', `(${documents.usual} dias depois da última visita`],
  ['sindico', `quem não voltou (${visits.usual})`],
  ['sindico', `alertas de pânico (${thousands(alerts.usual)})`],
  ['residents', `uma senha com ${PASSWORD_MIN} caracteres`],
  ['gate', `por ${UNDO_S} segundos`],
  ['gate', `em até ${UNDO_MIN} minutos`],
  ['gate', `vale ${GATE_BLOCK_HOURS} horas`],
  ['gate', `por mais de ${OPEN_ALERT_MIN} minutos`],
  ['gate', `por até ${PACK_HOURS} horas`],
  ['gate', `${misses} números que ninguém tem e ${hits} de pessoas achadas`],
  ['gate', `até ${GIVEN_BACK_AN_HOUR} vezes por hora`],
  ['gate', `${WRONG_CODES_AN_HOUR} de cada por hora`],
  ['reservations', `apagada ${guests.usual} dias depois`],
  ['operators/upkeep', `ninguém atende em ${PANIC_PLATFORM_AFTER_S.usual} segundos`],
  ['developers/records', `no máximo ${misses} vezes por hora sem achar e ${hits} achando`],
] as const)('%s quotes the rule: %s', (article, phrase) => {
  expect(textOf(article)).toContain(phrase)
})

/** Rules known only to the server, by the line of code that sets each. */
const accounts = 'apps/api/src/modules/accounts'
const imports = 'apps/api/src/register-endpoints/imports'
test.each([
  [
    'getting-started',
    'O link que chega vale por uma hora',
    `${accounts}/public/letters/password-token.repository.ts`,
    'reset: 1,',
  ],
  [
    'getting-started',
    'Depois de 100 senhas erradas',
    `${accounts}/public/throttle/sign-in-throttle.ts`,
    'const DAY_TRIES = 100\n',
  ],
  [
    'getting-started',
    'Depois de dez tentativas erradas',
    `${accounts}/public/throttle/sign-in-throttle.ts`,
    'const ACCOUNT_TRIES = 10\n',
  ],
  [
    'getting-started',
    'parada por sete dias termina',
    'apps/api/src/platform/sessions/session.store.ts',
    'const IDLE_DAYS = 7\n',
  ],
  [
    'getting-started',
    'depois de trinta dias',
    'apps/api/src/platform/sessions/session.store.ts',
    'const LIFE_DAYS = 30\n',
  ],
  [
    'getting-started',
    'um código novo a cada 30 segundos',
    'apps/api/src/modules/proofs/public/factors/totp.ts',
    'const STEP_SECONDS = 30\n',
  ],
  [
    'getting-started',
    'guardado neste aparelho por 7 dias',
    'apps/web/src/platform/drafts/draft-store.ts',
    'const KEPT_MS = 7 * 24 * 3_600_000\n',
  ],
  [
    'gate',
    'avisado a cada 15 minutos',
    'apps/api/src/modules/visits/visits/visit-tasks.ts',
    'const OVERSTAY_AGAIN_S = 15 * 60\n',
  ],
  [
    'administrators/imports',
    'oito importações ao mesmo tempo, contando as que esperam, e cada pessoa, quatro',
    `${imports}/import-queue.ts`,
    'perTenant: 8, perPerson: 4',
  ],
  [
    'administrators/imports',
    'e o servidor, duas',
    `${imports}/import-queue.ts`,
    'const AT_ONCE = 2\n',
  ],
] as const)('%s says "%s", as %s has it', (article, phrase, file, line) => {
  expect(textOf(article)).toContain(phrase)
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(line)
})

test('the article gives the number of guests that make a party', () => {
  expect([PARTY_MIN, textOf('gate').includes('Quatro convidados ou mais')]).toEqual([4, true])
})

test('the article gives the number of recovery codes', () => {
  expect([RECOVERY_CODES, textOf('getting-started').includes('você recebe dez')]).toEqual([
    10,
    true,
  ])
})
