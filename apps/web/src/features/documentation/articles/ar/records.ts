import { type Article, example, heading, list, note, p, table } from '../article.ts'

export const records: Article = [
  p('لكل السجلات العناوين نفسها. ما يصلح للأبراج يصلح للسكان والمركبات وغيرها: غيّر الاسم.'),
  table(
    ['الطلب', 'ماذا يفعل'],
    ['`GET /towers`', 'يسرد، مع بحث ومرشحات وترتيب وصفحات.'],
    ['`POST /towers`', 'ينشئ.'],
    ['`GET /towers/{id}`', 'يقرأ واحدًا.'],
    ['`PATCH /towers/{id}`', 'يغيّر الحقول المرسلة، و`null` يفرّغ.'],
    ['`DELETE /towers/{id}`', 'يحذف، ويمكن استعادته.'],
    ['`POST /towers/{id}/restore`', 'يستعيد.'],
    ['`GET /towers/{id}/history`', 'ما الذي تغيّر ومن ومتى.'],
    ['`POST /towers/bulk`', 'يفعّل الكثير أو يلغي تفعيله أو يحذفه.'],
    ['`POST /towers/import`, `GET /towers/export`', 'الجداول.'],
  ),
  heading('lists', 'القوائم'),
  p('يرتّب `sort` بحقل، ومع `-` أمامه بالعكس. ويختار `page` و`per_page` (25، وأقصاه 100) الصفحة.'),
  example('list'),
  p(
    'العدد `total` دقيق حتى 10,000. وفوقها مع المرشحات يقول `total_is` إنه `at_least`: هناك أكثر. لقراءة كل شيء أرسل `next` من جواب بوصفه `after` في التالي: أسرع من الصفحات ولا يكرر ولا يتخطى، ويتبع دائمًا ترتيب السجل.',
  ),
  heading('filters', 'المرشحات'),
  p(
    'القيم المتعددة المفصولة بفاصلة بدائل. تقبل الحقول ذات الترتيب `[gte]` و`[gt]` و`[lte]` و`[lt]`، ويقبل أي حقل `[null]=true`. ويسرد `filter[deleted]=true` ما حُذف.',
  ),
  example('filters'),
  p(
    'تأتي الإحالة مرتين: `tower_id` للكتابة، و`tower` مع عنوانها للقراءة. والمرشح الذي لا يعرفه السجل خطأ `unknown_field` ولا يُتجاهل أبدًا.',
  ),
  heading('search', 'البحث والبيانات المحمية'),
  p(
    'يبحث `q` عن الكلمات بأي ترتيب دون تشكيل ولا حالة أحرف. والرقم الكامل لـ CPF أو CNPJ أو اللوحة يجد سجله.',
  ),
  example('search'),
  p(
    'الطلب نفسه من البوابة لا يعرض المحمي: يأتي `cpf` فارغًا ويساعد `cpf_masked` على المطابقة. ولأن التغيير يرسل ما يتغير فقط فلا يُحفظ القناع أبدًا.',
  ),
  example('sign-in-gate'),
  example('protected'),
  heading('create', 'الإنشاء دون تكرار'),
  p(
    'أرسل `id` من عندك، UUID من الإصدار 7. إن ضاع الجواب فأرسل ثانية: بالمحتوى نفسه تتلقى 200 والسجل الموجود.',
  ),
  example('create'),
  example('create-again'),
  heading('change', 'التغيير دون طمس'),
  p('لكل سجل نسخة، في المحتوى وفي ترويسة `ETag`. قل في `If-Match` أي نسخة رأيت.'),
  example('change'),
  p('إن غيّره أحد قبلك فلا يُكتب شيء، ويعرض الجواب كيف صار:'),
  example('stale'),
  example('no-version'),
  heading('history', 'السجل الزمني'),
  example('history'),
  heading('actions', 'الإجراءات'),
  p(
    'ما يخص سجلًا بعينه إجراء: `POST /{register}/{id}/{action}`. هذا يعرض المعاينة فقط، ومع `"preview": false` ينشئ.',
  ),
  example('action'),
  heading('bulk', 'الكثير دفعة واحدة'),
  p(
    'حتى 1,000 سجل لكل منها نسخته، فيُنجز أو يكون قديمًا (`stale`) أو يُرفض مع السبب. ومع `filter` و`expected_total` بدل `items` يصير التغيير عملًا: تتلقى 202، ويقول `GET /bulk-changes/{id}` كيف يسير.',
  ),
  example('bulk'),
  heading('remove', 'الحذف والاستعادة'),
  example('remove'),
  example('gone'),
  example('restore'),
  p(
    'ما يستخدمه غيره لا يخرج: الجواب 409 مع `in_use` والأعداد. وينقلها `DELETE …?reassign_to={id}` أولًا.',
  ),
  heading('refusals', 'الرفض'),
  p('حقل خاطئ وآخر غير موجود:'),
  example('wrong-value'),
  p('اسم موجود من قبل، مهما كانت حالة أحرفه وتشكيله:'),
  example('duplicate'),
  list(
    '403: دورك لا يملك العملية. 404: السطر غير موجود بالنسبة إليك.',
    '422 مع `not_found` على حقل: الإحالة غير موجودة أو محذوفة أو لشركة أخرى، وجوابها واحد.',
  ),
  note(
    'الأيام `2026-11-21`، واللحظات بتوقيت UTC، والهواتف بصيغة E.164، وأرقام CPF وCNPJ واللوحات بلا قناع.',
  ),
]
