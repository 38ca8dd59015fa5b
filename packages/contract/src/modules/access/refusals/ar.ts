import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'لا يمكن استعمال رقم PIN هذا. اختر رقمًا آخر يصعب تخمينه.',
  pin_missing: 'عيّن رقم PIN العادي أولًا.',
  command_waiting: 'ما زال القارئ ينفّذ الطلب السابق. انتظر النتيجة.',
  already_ordered: 'هذه النقاط خاضعة لأمر مماثل بالفعل.',
}
