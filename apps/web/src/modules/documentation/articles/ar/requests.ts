import { type Article, heading, list, p, steps } from '../article.ts'

export const requests: Article = [
  p(
    'في **{registers.requests.many}** ما يطلبه أحد من الإدارة: إصلاح أو إذن أو استفسار. لكل طلب رقم وموعد أخير ومسؤول، وكل ما قيل عنه.',
  ),
  heading('ask', 'الطلب'),
  steps(
    'في الصفحة الأولى **{landing.home.ask}**؛ والفريق يستخدم **طلب جديد**.',
    'اذكر **{registers.requests.fields.subject}** و**{registers.requests.fields.description}**، مع صور إن كانت مفيدة. تجلب **{registers.requests.fields.category}** المهلة ومن ينفّذ عادة.',
    'دون **{registers.requests.fields.apartment}**، قل أين: الممر أو المرآب.',
  ),
  heading('answer', 'الرد'),
  list(
    '**{registers.requests.transitions.start.button}** يُبلغ صاحب الطلب. وإن لم يكن أحد مسؤولًا، صار من بدأ هو المسؤول.',
    '**{registers.requests.transitions.defer.button}** يسأل حتى متى، سنة على الأكثر، ولماذا؛ وفي ذلك اليوم يعود إلى **{registers.requests.choices.state.open}**.',
    '**{registers.requests.transitions.decline.button}** يسأل عن السبب. **{registers.requests.transitions.release.button}** يترك ملاحظة لا يقرؤها إلا الفريق، وينتظر الطلب أحدًا من جديد.',
    '**{registers.requests.transitions.complete.button}** يقول ما الذي نُفّذ. يختار صاحب الطلب **{registers.requests.transitions.close.button}** ويقيّم، أو **{registers.requests.transitions.reopen.button}**؛ دون جواب خلال سبعة أيام يُغلق.',
    '**{registers.requests.transitions.merge.button}** يغلق المكرر. يُبلّغ صاحبه عند إنجاز الآخر، ولا يقرأ الآخر.',
  ),
  heading('talk', 'المحادثة'),
  p(
    'في **{matters-conversation.title}** الخطوات والتعليقات. يختار الفريق **{matters-conversation.readers}**: ما هو لـ**الفريق وحده** لا يصل إلى صاحب الطلب بأي طريق. مقدّم الخدمة المسؤول يقرأ الاثنين. لا يُمحى شيء مما قيل قبل مدته.',
  ),
  heading('categories', 'الفئات'),
  p(
    'في **{registers.request-categories.many}** تقول الإدارة ما يمكن طلبه، و**المهلة (بالساعات)**، ومن ينفّذ عادة. بعد موعده يصبح الطلب **{registers.requests.fields.overdue}**، ويُبلّغ المسؤول والمدير.',
  ),
]
