import { type Article, heading, list, p, steps } from '../article.ts'

export const occurrences: Article = [
  p(
    'في **{registers.occurrences.many}** ما حدث وما فُعل: من رواه ومتى وبأي أدلة. لا تتغير الرواية ولا الأدلة لاحقًا؛ يُضاف إليها فقط.',
  ),
  heading('report', 'الرواية'),
  steps(
    'في الصفحة الأولى **{landing.home.report}**؛ والفريق يستخدم **واقعة جديدة**، أو **{occurrences.open}** في حجز أو زيارة أو نداء استغاثة استجاب له أحد، فيُملأ المكان والوقت. والعنصر الذي تجده المعاينة متضررًا يفتح واقعة من تلقاء نفسه.',
    'اذكر **{registers.occurrences.fields.description}** و**{registers.occurrences.fields.happened_at}**، وأرفق **{registers.occurrences.fields.attachments}**.',
    'يختار الفريق **{registers.occurrences.fields.type}** الذي يجلب الخطورة والمهلة وقد يطلب صورة، و**{registers.occurrences.fields.involved}**.',
  ),
  p(
    'في **{registers.occurrence-types.many}** تحدد الإدارة المجموعة و**{registers.occurrence-types.fields.default_severity}** و**المهلة (بالساعات)** وهل النوع **يطلب صورة**.',
  ),
  heading('who', 'من يقرأ'),
  list(
    'يقرأ من رواها ما رواه وما يقال له؛ ولا تقرؤه حتى أسرته.',
    'لا تعرف الوحدة المعنية أبدًا من رواها: فهي لا تقرأ الواقعة. **{registers.occurrences.transitions.tell-unit.button}** يرسل إلى سكانها النص الذي تكتبه الإدارة وحده. **{registers.occurrences.fields.hidden_from_unit}** يمنع حتى ذلك.',
    'يقرأ الفريق كل شيء، ويختار **من يقرؤه** لكل تعليق.',
  ),
  heading('work', 'المتابعة'),
  p(
    '**{registers.occurrences.transitions.analyse.button}** و**{registers.occurrences.transitions.proceed.button}** و**{registers.occurrences.transitions.close.button}** تُبلغ من رواها. **{registers.occurrences.transitions.close.button}** يقول ما الذي فُعل و**{registers.occurrences.transitions.cancel.button}** يسأل عن السبب. لا شيء يُحذف.',
  ),
  heading('violations', 'الإنذار والتغريم'),
  list(
    'في واقعة، يفتح **{violations.open}** مخالفة بالوحدة والقاعدة واليوم والمكان. اكتب **{registers.violations.fields.facts}** لتقرأها الوحدة: لا تذكر الرسالة أبدًا من روى. ويكتب **{registers.violations.transitions.notify.button}** الرسالة إلى المالك مع نسخة إلى المستأجر؛ ولا يتغير نصها.',
    'تُحسب مهلة الدفاع من الاستلام المثبت: يستخدم المالك **{registers.violations.transitions.confirm.button}** في التطبيق، أو تستخدم الإدارة **{registers.violations.transitions.receive.button}** وترفق الإيصال.',
    'يستخدم المالك **{registers.violations.transitions.defend.button}** حتى نهاية المهلة؛ وتسجل الإدارة دفاعًا على الورق. ويقرأ المستأجر نسخته.',
    'بعد الدفاع أو المهلة، قرّر: **{registers.violations.transitions.dismiss.button}** أو **{registers.violations.transitions.warn.button}** أو **{registers.violations.transitions.fine.button}**. تحتاج الغرامة إلى قاعدة تنص عليها وتبلغ 5 أضعاف اشتراك الوحدة؛ و10 مع إرفاق محضر الجمعية.',
    '**{violations.pdf}** يصنع الرسالة من النص الذي صدر، مع الرمز الذي يثبت أنه هو. وفي آخرها مكان للتوقيع ولإيصال من يتسلمها.',
  ),
  heading('council', 'عن المدير'),
  list(
    'ما يتهم المدير يذهب إلى المجلس: اختر **{occurrences.aboutSindico}** في الصفحة الأولى أو في **{registers.occurrences.many}**. لا يقرؤه إلا من كان في المجلس حينها ومسؤولو المنصة، وله أرقام خاصة.',
    'المجلس من السكان: تضع الإدارة علامة المجلس على صلاحية كل منهم في أي وقت، ويُبلَّغ سائر أعضائه. ومن انضم لاحقًا لا يقرأ ما رُوي من قبل؛ ولا يغيّر **{registers.council-occurrences.fields.readers}** إلا مسؤول في المنصة.',
    'ولا يقرأ، وإن كان من المجلس، من هو مدير أو كان مديرًا قبل أقل من سنة، ولا من تسميه الرواية.',
  ),
]
