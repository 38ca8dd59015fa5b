/**
 * What happens to a use of the server's secret when the secret is changed (decision 0126):
 *
 * - `sealed`: a value in the database, which opens with both secrets and is sealed anew.
 * - `outside`: a token or ticket that somebody holds, made with the new secret from now on. The key
 *   that checks earlier ones is kept in the database, so that they hold after the old secret is gone.
 * - `lasting`: the key never changes, since what it made is printed, lies in devices, or is looked up
 *   by its digest. It is kept in the database.
 * - `brief`: holds for minutes, and is accepted from both secrets meanwhile.
 * - `eldest`: made with the older secret as long as the server has it, then begun anew.
 */
export type UseKind = 'sealed' | 'outside' | 'lasting' | 'brief' | 'eldest'

/** Every use of the server's secret. Its name is part of the key. */
export const secretUses = {
  'second factor': 'sealed',
  device: 'sealed',
  'reader password': 'sealed',
  'pass PIN': 'sealed',
  'own PIN': 'sealed',
  'parcel code': 'sealed',
  push: 'sealed',
  'provider session': 'sealed',
  'photos of faces': 'sealed',

  'access token': 'outside',
  invitations: 'outside',
  'desk ticket': 'outside',
  'desk entries': 'outside',

  passes: 'lasting',
  'event guests': 'lasting',
  'calendar feeds': 'lasting',
  'patrol points': 'lasting',
  'access readers': 'lasting',
  faces: 'lasting',
  'pass PIN digests': 'lasting',
  'parcel code digests': 'lasting',
  'reader digests': 'lasting',
  'keys of push messages': 'lasting',
  'database role': 'lasting',

  'provider attempt': 'brief',
  'provider waiting': 'brief',
  'file links': 'brief',
  'links to photos of faces': 'brief',
  'event ids': 'brief',
  doctor: 'brief',

  'drafts of': 'eldest',
  'look-ups': 'eldest',
  'accounts in the trail': 'eldest',
  'sign-in throttle': 'eldest',
  'desk document marks': 'eldest',
} as const satisfies Readonly<Record<string, UseKind>>

/** A use of the server's secret. */
export type SecretUse = keyof typeof secretUses

/** The uses of some kinds. */
export type UseOf<Kind extends UseKind> = {
  [Use in SecretUse]: (typeof secretUses)[Use] extends Kind ? Use : never
}[SecretUse]

/** Returns the names of the uses of a kind. */
export const usesOf = <Kind extends UseKind>(kind: Kind): UseOf<Kind>[] =>
  (Object.keys(secretUses) as SecretUse[]).filter(
    (use): use is UseOf<Kind> => secretUses[use] === kind,
  )
