import {
  cep,
  choice,
  cnh,
  country,
  cpf,
  date,
  email,
  idDoc,
  image,
  longText,
  phones,
  text,
  uf,
} from './field.ts'

/** Masculino, Feminino, Outro, Não informado. */
export const genders = ['male', 'female', 'other', 'not_informed'] as const

/** Solteiro, Casado, Divorciado, Viúvo, União estável. */
export const maritalStatuses = ['single', 'married', 'divorced', 'widowed', 'stable_union'] as const

/** Categories of the Brazilian driving licence (CTB, art. 143). */
export const cnhCategories = ['ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE'] as const

/** The fields of a person, the same everywhere (registers §11). */
export const person = {
  name: text({ required: true, shownAs: 'social_name' }),
  social_name: text(),
  cpf: cpf({ sensitive: true }),
  id_doc: idDoc({ sensitive: true }),
  gender: choice(genders),
  marital_status: choice(maritalStatuses),
  nationality: country(),
  birth_date: date({ sensitive: true, past: true }),
  cnh_number: cnh({ sensitive: true }),
  cnh_category: choice(cnhCategories),
  cnh_expires_on: date(),
  email: email(),
  phones: phones(),
  photo_file_id: image({ face: true }),
  notes: longText({ sensitive: true }),
}

/** The fields of a Brazilian address. */
export const address = {
  zip_code: cep(),
  street: text(),
  number: text({ max: 20 }),
  complement: text({ max: 60 }),
  district: text({ max: 80 }),
  city: text({ max: 80 }),
  state: uf(),
}
