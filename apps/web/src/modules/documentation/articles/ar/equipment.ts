import { type Article, heading, list, note, p, steps } from '../article.ts'

export const equipment: Article = [
  p(
    'تفتح Portaria أبواب خزائن الطرود. ولا تتحدث بعد مع قارئات الوجوه والبوابات الدوّارة والحواجز والكاميرات. تقول هذه الصفحة ما هو جاهز وما ينقص، لئلا يعد أحد بما ليس موجودًا.',
  ),
  heading('today', 'ما هو موجود اليوم'),
  list(
    'في **{registers.residents.many}**، **{common.fields.access_types}** التي يفضلها كل شخص: **{common.choices.access_types.facial}** أو **{common.choices.access_types.card}**.',
    '**{registers.residents.fields.consents}** لكل شخص مع نسخة الشروط والتاريخ والسحب.',
    'حقل **التعرف على الوجه** الذي يكتبه الخادم. وما دامت القارئات غائبة فهو **غير مسجّل**.',
    '**{registers.vehicles.fields.tag}** للمركبة: لا يخدم ملصق واحد سيارتين فعالتين، وملصق السيارة المباعة محظور.',
    '**{registers.brands.many}** التي تصلح للأجهزة أيضًا.',
    '**{registers.equipment.many}**: قارئات وبوابات دوارة وأبواب وأجهزة اتصال وكاميرات، بالمكان وعنوان الشبكة وكلمة مرور لا يقرؤها أحد بعد حفظها. ويذكر **{registers.equipment.fields.driver}** عائلة الجهاز أو غيابها؛ أما اتجاه العبور فيخص النقطة في **{registers.access-points.many}**.',
    '**{registers.lockers.many}**: مخطط الأبواب، وإيداع الطرود واستلامها، مع لوحات Kerong (KR-CU) وWinnsen.',
    '**{registers.device-addresses.many}**: حفظ عنوان يطلب الموافقة عليه. يوافق مسؤول المنصة أو يرفض؛ وقبل ذلك لا يتصل Portaria بأي عنوان، عامًا كان أو خاصًا.',
  ),
  heading('lockers', 'توصيل خزانة'),
  steps(
    'في **{registers.locker-manufacturers.many}** أدخل عنوان بوابة المنفذ التسلسلي ومنفذ الشبكة والبروتوكول: kerong أو winnsen.',
    'يعتمد مسؤول المنصة العنوان في **{registers.device-addresses.many}**. وقبل ذلك لا يُفتح أي باب.',
    'في **{registers.lockers.many}** اختر المُصنّع وأدخل رقم اللوحة وكل باب: الرقم المكتوب عليه وقناة اللوحة والحجم. ولا تحدد **{registers.lockers.fields.has_sensors}** إلا إن كان لكل باب مستشعر.',
    'في **{locker-doors.see}** يبيّن **{locker-doors.look.start}** هل تجيب اللوحة. افتح بابًا فارغًا مع سبب وتأكد من أنه الباب الصحيح.',
  ),
  p(
    'من دون أجهزة يحل `npm run simulate:locker` محل اللوحات على 127.0.0.1:4016، وهو عنوان معتمد في بيانات العرض.',
  ),
  heading('not-yet', 'ما ليس موجودًا بعد'),
  list(
    'فتح أبواب المباني والبوابات والحواجز.',
    'إرسال الوجوه أو البطاقات إلى القارئات، وتسجيل كل مرور.',
  ),
  note('تظهر مداخل القائمة متى وُجدت شاشاتها. تابع [سجل التغييرات](/documentation/changelog).'),
  heading('faces', 'قبل استخدام الوجوه'),
  p(
    'الوجه بيان حساس في قانون LGPD. اطلب الموافقة من الآن كتابة، واعرض البطاقة بديلًا دائمًا، ودوّنها في **{registers.residents.fields.consents}**. ومن سحبها يبقى التاريخ في **{registers.residents.fields.revoked_on}**.',
  ),
]
