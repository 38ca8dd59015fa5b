/**
 * Every code a value type can refuse or warn with. They become `errors[].code` in the API and
 * are stable: a text table lists one text per code.
 */
export const valueTypeCodes = [
  'cpf_length',
  'cpf_repeated',
  'cpf_check_digits',
  'cnpj_length',
  'cnpj_check_letters',
  'cnpj_repeated',
  'cnpj_check_digits',
  'plate_length',
  'plate_pattern',
  'renavam_length',
  'renavam_check_digit',
  'vin_length',
  'vin_characters',
  'vin_short',
  'microchip_length',
  'cnh_length',
  'cnh_check_digits',
  'cep_length',
  'phone_characters',
  'phone_length',
  'phone_ddd',
  'phone_prefix',
  'uf_unknown',
  'zone_unknown',
  'email_format',
  'email_length',
  'date_format',
  'date_no_such_day',
  'date_future',
  'id_doc_kind',
  'id_doc_number',
  'id_doc_country',
  'decimal_format',
  'decimal_range',
  'money_format',
  'money_range',
] as const

export type ValueTypeCode = (typeof valueTypeCodes)[number]
