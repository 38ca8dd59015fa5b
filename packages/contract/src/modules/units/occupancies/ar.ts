import type { TextOf } from '../../../texts/register-text.ts'
import type { occupancies } from './occupancies.ts'

export const ar: TextOf<typeof occupancies> = {
  one: 'إشغال',
  many: 'الإشغالات',
  gender: 'm',
  purpose: 'من يشغل كل وحدة، وبأي صفة ومنذ متى.',
  fields: {
    starts_on: 'منذ',
    ends_on: 'حتى',
    may_authorize_visitors: 'يأذن بدخول الزوار',
    may_book: 'يحجز المرافق المشتركة',
    gets_parcels: 'يستلم الطرود',
  },
  sections: { occupancy: 'الإشغال' },
  choices: {
    relation: {
      owner: 'مالك',
      tenant: 'مستأجر',
      dependent: 'تابع',
      domestic_staff: 'عامل منزلي',
      landlord: 'مؤجّر',
    },
  },
}
