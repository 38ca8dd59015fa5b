import type { TextOf } from '../../../texts/register-text.ts'
import type { lockerManufacturers } from './locker-manufacturers.ts'

export const ar: TextOf<typeof lockerManufacturers> = {
  one: 'مُصنّع خزائن الطرود',
  many: 'مُصنّعو خزائن الطرود',
  gender: 'm',
  purpose: 'من صنع لوحات خزائن الطرود وأين تستجيب على الشبكة.',
  fields: {
    host: 'عنوان الشبكة',
    port: 'منفذ الشبكة',
    ip: 'IP',
    protocol: 'البروتوكول',
  },
  help: {
    host: 'يوافق مسؤول المنصة على العنوان قبل أول استخدام.',
  },
  sections: {
    network: 'الشبكة',
  },
  choices: {
    protocol: {
      kerong: 'Kerong KR-CU16',
      winnsen: 'Winnsen',
      other: 'آخر',
    },
  },
}
