import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const ar: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'لا يمكن استعمال رقم PIN هذا. اختر رقمًا آخر يصعب تخمينه.',
  pin_missing: 'عيّن رقم PIN العادي أولًا.',
  command_waiting: 'ما زال القارئ ينفّذ الطلب السابق. انتظر النتيجة.',
  reader_not_approved: 'عنوان هذا القارئ غير معتمد. اطلب اعتماده من إدارة المنصة.',
  face_term_changed: 'تغيّر نص الموافقة. افتح الشاشة من جديد واقرأ النص الحالي.',
  face_consent_missing: 'لا توجد موافقة من هذا الشخص على استعمال الصورة.',
  face_photo_small: 'الصورة صغيرة جدًا. أرسل صورة لا يقل عرضها وارتفاعها عن 480 بكسل.',
  face_guardian_consents: 'وليّ الأمر هو من يوافق نيابةً عن القاصر.',
  face_guardian_missing: 'لا يوجد وليّ أمر في سجل هذا القاصر.',
  face_no_email: 'لا يوجد في السجل بريد إلكتروني لإرسال الرابط إليه.',
  face_link_over: 'انتهت صلاحية هذا الرابط. اطلب رابطًا آخر من الإدارة.',
  face_company_inactive:
    'هذه الشركة غير نشطة في Portaria. لا يمكن عبر هذا الرابط إلا سحب الموافقة.',
  already_ordered: 'هذه النقاط خاضعة لأمر مماثل بالفعل.',
  order_live:
    'هناك أبواب مفتوحة للطوارئ أو مداخل مغلقة. اطلب من المدير إنهاء هذا الأمر قبل تعطيل الشركة.',
  interlocked: 'لم يُقرأ الباب الآخر من التعشيق على أنه مغلق. أغلقه ثم حاول من جديد.',
  pardon_over: 'لم يعد بالإمكان العفو عن هذا الرفض. اطلب من الشخص أن يحاول الدخول من جديد.',
}
