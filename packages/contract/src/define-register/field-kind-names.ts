/**
 * The kinds of fields. The behaviour of a kind is one object in the contract, one in the server and
 * one in the browser.
 */
export type FieldKindName =
  | 'text'
  | 'long_text'
  | 'rich_text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'date'
  | 'moment'
  | 'choice'
  | 'choices'
  | 'status'
  | 'reference'
  | 'image'
  | 'signature'
  | 'tags'
  | 'phones'
  | 'id_doc'
  | 'details'
  | 'rows'
  | CodedKindName

/** Kinds whose whole behaviour is a value type: normalised text with a mask and a check. */
export type CodedKindName =
  | 'cpf'
  | 'cnpj'
  | 'plate'
  | 'renavam'
  | 'vin'
  | 'microchip'
  | 'cnh'
  | 'cep'
  | 'uf'
  | 'country'
  | 'phone'
  | 'email'
  | 'time_zone'
  | 'local_time'
  | 'card_number'
  | 'host'
  | 'ip'

/** The meaning of a badge's colour. */
export type BadgeTone = 'neutral' | 'accent' | 'warning' | 'danger'
