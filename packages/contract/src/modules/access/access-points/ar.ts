import type { TextOf } from '../../../texts/register-text.ts'
import type { accessPoints } from './access-points.ts'

export const ar: TextOf<typeof accessPoints> = {
  one: 'نقطة دخول',
  many: 'نقاط الدخول',
  gender: 'f',
  purpose: 'كل باب أو بوابة أو بوابة دوّارة، مع القارئ الموجود عندها والجانبين اللذين تفصل بينهما.',
  fields: {
    direction: 'الاتجاه',
    area_from: 'من',
    area_to: 'إلى',
    equipment: 'القارئ',
    channel: 'القناة',
    door_sensor: 'مستشعر الباب',
    held_open_s: 'التنبيه إذا بقي مفتوحًا (ثانية)',
    way_out: 'طريقة الخروج دون القارئ',
    exit_tried_on: 'تاريخ تجربة الخروج',
  },
  help: {
    channel: 'إذا تُرك فارغًا: 1. يهم فقط في القارئات التي تفتح عدة أبواب.',
    held_open_s: 'عدد الثواني والباب مفتوح حتى يُرسل التنبيه. يحتاج إلى مستشعر الباب.',
    way_out: 'لا يجوز أن يُحبس أحد: من في الداخل يخرج حتى إن لم يعرفه القارئ.',
    exit_tried_on: 'اليوم الذي خرج فيه شخص من هنا دون استخدام القارئ.',
  },
  sections: { reader: 'القارئ والباب', way_out: 'الخروج' },
  choices: {
    direction: { in: 'دخول', out: 'خروج', both: 'دخول وخروج' },
    way_out: { exit_button: 'زر الخروج', free_passage: 'ممر حر' },
  },
  refusals: {
    same_area: 'يجب أن يكون الجانبان منطقتين مختلفتين.',
    way_out_missing: 'حدد كيف يخرج الناس من هنا دون القارئ: زر الخروج أو ممر حر.',
    exit_not_tried: 'جرّب الخروج دون القارئ وأدخل يوم التجربة.',
    sensor_missing: 'دون مستشعر الباب لا يعرف النظام أن الباب بقي مفتوحًا.',
    channel_taken: 'تستخدم نقطة نشطة أخرى قناة القارئ هذه في الاتجاه نفسه.',
  },
}
