import type { TextOf } from '../../../texts/register-text.ts'
import type { accessRules } from './access-rules.ts'

export const en: TextOf<typeof accessRules> = {
  one: 'Access rule',
  many: 'Access rules',
  gender: 'f',
  purpose:
    'The people who pass some points, at some hours, by some credentials. Nobody passes without a rule.',
  fields: {
    kinds: 'Groups',
    towers: 'Only of these towers',
    tower: 'Tower',
    apartments: 'Only of these units',
    apartment: 'Unit',
    relations: 'Only with this relation',
    people: 'People by name',
    resident: 'Resident',
    employee: 'Employee',
    provider: 'Service provider',
    points: 'Points',
    point: 'Point',
    schedule: 'Schedule',
    credentials: 'With which credentials',
    two_credentials: 'Two credentials together',
  },
  help: {
    kinds: 'Visitors are those with a pass that holds at that time.',
    people: 'They pass by this rule even outside the groups and limits above.',
    schedule: 'Left empty: at any hour, on holidays too.',
    credentials: 'Left empty: any of them.',
    two_credentials: 'For example, the card and then the face.',
  },
  sections: {
    people: 'Who',
    points: 'Where',
    times: 'When',
    credentials: 'With what',
  },
  choices: {
    kinds: {
      resident: 'Residents',
      employee: 'Employees',
      provider: 'Service providers',
      visitor: 'Visitors',
    },
    relations: {
      owner: 'Owner',
      tenant: 'Tenant',
      dependent: 'Dependent',
      domestic_staff: 'Domestic staff',
      landlord: 'Landlord',
    },
    credentials: {
      card: 'Card',
      tag: 'Tag',
      qr: 'QR',
      pin: 'PIN',
      face: 'Face',
      plate: 'Plate',
    },
  },
  refusals: {
    people_missing: 'Say who passes: a group, or people by name.',
    kind_without_unit:
      'Employees belong to no unit: make a rule for them alone, without this limit.',
    relation_without_resident: 'A relation limits only residents: make a rule for them alone.',
    one_person_each: 'Choose one person in each line.',
    rule_points_missing: 'Give at least one point.',
    one_credential_alone: 'To ask for two, accept at least two credentials.',
  },
}
