import { cardNumber } from '../../value-types/card-number.ts'
import { cep } from '../../value-types/cep.ts'
import { cnh } from '../../value-types/cnh.ts'
import { cnpj } from '../../value-types/cnpj.ts'
import { country } from '../../value-types/country.ts'
import { cpf } from '../../value-types/cpf.ts'
import { email } from '../../value-types/email.ts'
import { host, ip } from '../../value-types/host.ts'
import { localTime } from '../../value-types/local-time.ts'
import { microchip } from '../../value-types/microchip.ts'
import { phone } from '../../value-types/phone.ts'
import { plate } from '../../value-types/plate.ts'
import { renavam } from '../../value-types/renavam.ts'
import { timeZone } from '../../value-types/time-zone.ts'
import { uf } from '../../value-types/uf.ts'
import type { ValueType } from '../../value-types/value-type.ts'
import { vin } from '../../value-types/vin.ts'
import type { CodedKindName } from '../field.ts'

/** The value type behind each coded kind: it normalises, checks and masks. */
export const codedValueTypes: Record<CodedKindName, ValueType<string>> = {
  cpf,
  cnpj,
  plate,
  renavam,
  vin,
  microchip,
  cnh,
  cep,
  uf,
  country,
  phone,
  email,
  time_zone: timeZone,
  local_time: localTime,
  card_number: cardNumber,
  host,
  ip,
}
