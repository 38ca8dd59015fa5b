import { defineRegister } from '../../../define-register/define-register.ts'
import {
  choice,
  date,
  flag,
  image,
  microchip,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { menuReaders } from '../../../define-register/menu.ts'

/** An animal that lives in a unit (belongings §4). */
export const pets = defineRegister({
  name: 'pets',
  table: 'pets',
  scope: 'tenant',
  lockPlace: 120,
  mayErase: true,
  paths: { list: '/apps/condominiums/pets/', item: '/apps/condominiums/pet' },
  menu: { group: 'registers', place: 60, icon: 'paw', roles: menuReaders.members },
  fields: {
    name: text({ required: true, max: 60 }),
    species_id: reference('species', { required: true }),
    breed: text({ max: 60 }),
    sex: choice(['male', 'female']),
    size: choice(['small', 'medium', 'large']),
    birth_date: date({ past: true }),
    color: text({ max: 40 }),
    microchip: microchip(),
    photo_file_id: image({ face: true }),
    apartment_id: reference('apartments', { required: true }),
    tutor_id: reference('residents', { required: true }),
    vaccines: rows('pet_vaccines', {
      name: text({ required: true, max: 60 }),
      given_on: date({ past: true }),
      valid_until: date(),
    }),
    disputed: flag({
      readOnly: true,
      readBy: ['admin', 'sindico', 'funcionario'],
      badge: 'warning',
    }),
  },
  title: ['name'],
  rules: ['vaccinesInOrder'],
  unique: [],
  uniqueWhileActive: [['microchip']],
  keepsDisputed: true,
  list: {
    columns: ['name', 'species_id', 'breed', 'size', 'apartment_id', 'tutor_id', 'status'],
    search: ['name', 'breed', 'microchip', 'species_id', 'apartment_id', 'tutor_id'],
    filters: ['species_id', 'size', 'apartment_id', 'tutor_id', 'disputed', 'status'],
    sort: 'name',
    views: { disputed: { 'filter[disputed]': 'true' } },
  },
  globalSearch: {
    place: 50,
    shows: ['photo', 'species', 'breed', 'apartment', 'tutor'],
  },
  form: [
    { section: 'identification', fields: ['photo_file_id', 'name', 'species_id', 'breed'] },
    { section: 'looks', fields: ['sex', 'size', 'color', 'birth_date', 'microchip'] },
    { section: 'bond', fields: ['apartment_id', 'tutor_id'] },
    { section: 'health', fields: ['vaccines'] },
  ],
  refusals: ['valid_before_given', 'given_before_birth'],
  access: {
    admin: 'all',
    sindico: 'all',
    funcionario: ['read', 'create', 'update'],
    condomino: { may: ['read', 'create', 'update'], rows: 'ofOwnPets' },
  },
  actions: { resolve: { roles: ['admin', 'sindico'] } },
})
