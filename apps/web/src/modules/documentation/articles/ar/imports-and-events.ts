import { type Article, example, heading, list, note, p, warning } from '../article.ts'

export const importsAndEvents: Article = [
  heading('import', 'الاستيراد'),
  p(
    'الاستيراد عمل: أرسل الملف، وتلقَّ `id`، واسأل كيف يسير. مع `dry_run=true`، وهو المعتاد، لا يُكتب شيء.',
  ),
  example('import'),
  p('اسأل ثانية حتى لا يكون `state` هو `queued` ولا `running`.'),
  example('import-state'),
  list(
    'يعدّ `line` كما يعدّ الجدول: العنوان هو السطر 1.',
    '`existing=keep` (المعتاد) أو `update`: ما العمل بالموجود.',
    'ينشئ `create_missing=true` الأبراج والشقق الناقصة.',
    'يصحح `mapping` الأعمدة: قائمة JSON فيها مفتاح كل منها أو `null`.',
    'يقول `notes` ما قُرئ على نحو مختلف: `head_below` (عناوين الأعمدة تحت أسطر أخرى) و`zeros_restored` و`merged_filled`، مع العمود والسطر الأول والعدد.',
    'يقول `queued_before` أثناء الانتظار كم استيرادًا قبله. والاستيراد الكثير في الوقت نفسه جوابه 503 مع `Retry-After` قبل قراءة الملف.',
    'في `failed` يقول `problem` السبب: `not_a_spreadsheet` أو `unreadable` أو `too_large` أو `too_many_lines` أو `too_many_columns` أو `too_complex` أو `interrupted` أو `stale`.',
    'يلغي `DELETE /imports/{id}`، ولن يكون قد كُتب شيء.',
  ),
  p('الأسطر التي فيها أخطاء، لتصحيحها وإرسالها ثانية:'),
  example('bad-lines'),
  p('معنى كل عمود في [الاستيراد والتصدير](/documentation/administrators/imports#columns).'),
  heading('export', 'التصدير'),
  p('ما هو مصفّى بالضبط مع `id` و`version`. ويعطي `format=xlsx` جدول Excel.'),
  example('export'),
  heading('stream', 'الأحداث المباشرة'),
  p(
    '`GET /stream` أحداث يرسلها الخادم (SSE). اتركه مفتوحًا: يصل نداء المثال التالي عبره في أقل من ثانية. اقرأه بواسطة fetch الذي يرسل الرمز في الترويسة، و`EventSource` لا يستطيع.',
  ),
  example('stream'),
  list(
    'يقول `open` من أين لا يضيع شيء. وتأتي علامة حياة كل 15 ثانية.',
    'بعد الانقطاع أرسل آخر معرّف في `Last-Event-ID` فيأتي ما فاتك. وإن لم يعد محفوظًا جاء `reset`: اقرأ كل شيء من جديد.',
    'يقول `register.changed` إن سطورًا في سجل تغيّرت، وتغيير الكثير حدث واحد.',
    'الأحداث صغيرة وبلا بيانات شخصية: اقرأ السجل بحقوقك أنت.',
  ),
  heading('panic', 'نداء الاستغاثة'),
  p(
    'لمن هو ومن أين يأتي من الجلسة مهما قال المحتوى. يُحفظ النداء قبل الجواب. ومع `Idempotency-Key` يجيب الطلب نفسه إن أُرسل ثانية 200 بالنداء نفسه، ويُرفض مع محتوى آخر.',
  ),
  warning('جرّب هذا على خادم العرض التجريبي. في مجمّع حقيقي يستدعي هذا الطلب أناسًا حقيقيين.'),
  example('panic'),
  example('panic-again'),
  p('تقرأ البوابة ما لم تره بعد وتستجيب:'),
  example('unread-alerts'),
  example('acknowledge'),
  note(
    'ما دام نداء الشخص لم يُغلق تنضم إليه كل ضغطة جديدة: 200 بالنداء نفسه، بمفتاح أو دونه. وإن كان أحد قد استجاب له عاد إلى الرنين والحدث `panic.renewed`. يسرد التفصيل الضغطات في `presses`، وكثرتها المتتابعة حدث `panic.pinged` واحد كل ثانيتين. ويقول `escalation` هل أُرسلت رسالة إلى المديرين (`letter`) أم إلى المنصة (`platform`: على المُرسل الاتصال بالرقم 190).',
  ),
]
