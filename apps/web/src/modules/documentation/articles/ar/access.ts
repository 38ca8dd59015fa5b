import { type Article, heading, list, p, steps } from '../article.ts'

export const access: Article = [
  p(
    'كل سطر في **{registers.access-points.many}** باب أو بوابة أو حاجز دوّار. وتقول **{registers.access-rules.many}** من يمر من أين ومتى وبأي وسيلة. دون قاعدة لا يدخل أحد، ومن في الداخل يمكنه الخروج دائمًا.',
  ),
  heading('point', 'تسجيل نقطة'),
  steps(
    'في **{registers.access-areas.many}** سجّل الأجزاء التي تفصل بينها الأبواب: الشارع والفناء والمرآب والبهو.',
    'في **{registers.access-points.many}** أدخل الاسم و**{registers.access-points.fields.direction}**، وحدد من أي منطقة إلى أي منطقة تؤدي النقطة.',
    'النقطة التي يُخرج منها تحتاج **{registers.access-points.fields.way_out}** واليوم في **{registers.access-points.fields.exit_tried_on}**: من لا يعرفه القارئ يجب أن يخرج أيضًا.',
    'بعد النقطة الأولى يعرض **{access.starter.open}** قواعد للبداية. لا يسري شيء قبل تأكيدك.',
  ),
  heading('rule', 'إنشاء قاعدة'),
  steps(
    'في **{registers.access-rules.many}** حدد المجموعات، وعند الحاجة الأبراج والوحدات والصفات. ويمر **{registers.access-rules.fields.people}** حتى خارج المجموعات.',
    'اختر النقاط وواحدًا من **{registers.access-schedules.many}**؛ دون جدول تسري القاعدة دائمًا. في العطلة لا تُحسب إلا الأسطر المحددة بـ**{registers.access-schedules.choices.days.holiday}**.',
    'اختر الوسائل؛ **{registers.access-rules.fields.two_credentials}** تطلب وسيلتين من نوعين مختلفين للشخص نفسه.',
    'يعرض **{access.sentence.title}** ما أعددته، ويعرض **{access.week.title}** الساعات مع عمود للعطل.',
  ),
  heading('passing', 'من يمر ومن أين'),
  list(
    'في النقطة يسرد **{access.passers.title}** الأشخاص والقاعدة التي يمر بها كل منهم.',
    'في صفحة المقيم والموظف ومقدّم الخدمة يسرد **{access.ways.title}** النقاط، ويقول هل يمر الآن.',
    'يجيب **{access.trial.open}** عن أي شخص ووسيلة ويوم ووقت. لا يُفتح أي باب.',
  ),
  heading('why', 'لماذا فُتح أو لم يُفتح'),
  list(
    'يعرض **{access.events.title}** كل مرور، مسموحًا أو مرفوضًا، بمرشحات للنقطة والسبب والشخص والفترة. فتح سطر يشرح القرار قاعدة قاعدة، وتُسجَّل هذه القراءة.',
    'يرى المقيم في **{access.events.own}** مروره ومرور القاصرين في رعايته ومرور ضيوفه.',
    'يعطي **{access.events.why.denied}** سبب القاعدة الأقرب إلى السريان: خارج الوقت، انتهى السريان، استُخدمت الدعوة.',
  ),
  heading('readers', 'القارئات'),
  list(
    'في **{access-readers.title}** يرى المدير والمسؤولون هل يجيب كل قارئ، وكم شخصًا أكّد، ومن رُفض، وأي إزالة جارية. وترى البوابة على الجهاز هل يجيب فقط.',
    'افتح قارئًا لترى كل شخص مع سبب الرفض وما يُفعل، والساعة والسعة وآخر مراجعة. نقرة واحدة تراجع القارئ على قائمته.',
    'إن كان شخص غريب قد يعرف المسار الذي يتصل عبره القارئ بـ Portaria، يغيّره مسؤول المنصة هناك عبر «تغيير المسار».',
    'النتيجة غير المعروفة تظهر كذلك، وتسأل Portaria قبل أن تعيد أي شيء.',
  ),
  heading('pin', 'الرقم السري لكل شخص'),
  p(
    'في الملف الشخصي يحدد **{access-pins.title}** من 6 إلى 8 أرقام بعد تأكيد هويتك. وفي **{access-pins.duress.fold}** رقم ثانٍ لمن يُجبر على الفتح.',
  ),
]
