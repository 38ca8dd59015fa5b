import { type Article, heading, list, p, steps } from '../article.ts'

export const rounds: Article = [
  p(
    'في **{registers.patrols.many}** مسارات الحراسة، وفي **{registers.patrol-points.many}** الأماكن التي تمر بها، وفي **{registers.rounds.many}** كل مرة يسلكها أحد: مخططة أو منجزة أو متأخرة أو فائتة. تبدأ القائمة بـ **{registers.rounds.views.to_come.f}**؛ وضغطة واحدة هناك تُظهر ما مضى أيضًا.',
  ),
  heading('points', 'النقاط والملصقات'),
  list(
    'لكل نقطة **{registers.patrol-points.fields.location}** و**{registers.patrol-points.fields.instructions}** لمن يصل، و**{registers.patrol-points.fields.questions}** و**يطلب صورة** عند الحاجة.',
    '**{rounds.print_one}** تصنع ملف PDF بثلاثة أحجام وعلامات قص؛ وفي القائمة اختر عدة نقاط واطبعها كلها في ورقة. يُسجَّل من طبع: لا تظهر الرموز في مكان آخر. ويقول الملصق لمن هو وكيف يُقرأ.',
    '**{registers.patrol-points.actions.renew-code}** يجعل الملصق الموجود قديمًا. والرقم المطبوع يقول أيها ساري.',
  ),
  heading('patrols', 'الدوريات'),
  steps(
    'في **دورية جديدة** ضع **{rounds-walk.points}** بترتيب المسار؛ والنقطة **{rounds-run.optional}** يجوز تركها.',
    'في **{registers.patrols.fields.schedule}** أدخل الأيام وساعة كل بداية. و**{registers.patrols.fields.shift_starts_at}** يضع جولة الساعة 2 في اليوم الذي بدأت فيه المناوبة.',
    'في **{registers.patrols.fields.employees}** يكون أول من هو في المناوبة مسؤولًا. ويُبلَّغ **{registers.patrols.fields.supervisors}** عند خلل، وإن لم يكونوا فالمدير.',
  ),
  heading('rounds', 'الجولات'),
  list(
    'تُخطَّط جولات اليومين القادمين وحدها. وتغيير الدورية يغيّر ما لم يبدأ منها ولا غيره.',
    'إذا انقضت **{registers.rounds.fields.grace_min}** ولم يبدأ أحد صارت الجولة **{registers.rounds.choices.state.missed}** وأُبلغ المشرفون.',
    'إذا فُصل المسؤول صارت جولاته **{registers.rounds.fields.unassigned}** وأُبلغ المشرفون حالًا.',
    '**{rounds.unplanned}** في الدورية تفتح واحدة خارج الموعد. و**{registers.rounds.transitions.abort.button}** يطلب السبب.',
  ),
  heading('walk', 'القيام بالجولة بالهاتف'),
  steps(
    'افتح الجولة واضغط **{rounds-walk.walk}** والشبكة متوفرة؛ بعد ذلك تعمل بلا شبكة حتى النهاية.',
    '**{rounds-run.begin}** يسجّل البداية. وفي كل مكان يقرأ **{rounds-run.scan}** الملصق بالكاميرا، أو الشريحة حيث يقرأ المتصفح الشرائح.',
    'أجب عما تسأله النقطة والتقط الصورة إن طلبتها. **{rounds-run.skip}** و**{registers.rounds.transitions.abort.button}** يطلبان السبب؛ و**{rounds-run.note}** تحفظ ما رأيته.',
    'إذا قُرئت كل النقاط انتهت الجولة وحدها؛ وقبل ذلك استخدم **{rounds-run.finish}**، فتكون **{registers.rounds.choices.state.completed_with_exceptions}** إن نقصت نقطة إلزامية.',
  ),
  p(
    'يبقى كل شيء محفوظًا في الهاتف حتى يُرسل، ولو أُعيد تحميل الصفحة أو نفدت البطارية. والساعة الخاطئة بأكثر من 5 دقائق يُنبَّه إليها قبل البدء؛ فإن لم يضبطها أحد كانت الأوقات أوقات الخادم وعُلِّمت الجولة بـ**{registers.rounds.fields.clock_off}**. يُسجَّل الموقع مرة عند كل قراءة إن سمحت، ويُمحى بعد المدة في **{company-settings.retention.title}**.',
  ),
  heading('judge', 'القراءات المشبوهة'),
  p(
    'لا تُرفض القراءة أبدًا، لكنها تُعلَّم إذا أُرجعت الساعة أو كان الوقت قبل فتح الجولة في الهاتف أو تجاوز مجموعه ما مضى أو كان أحد قد أسرع فوق المعقول أو تساوت أربعة فواصل أو كان الملصق قديمًا أو كان الهاتف بعيدًا عن النقطة. ويقرر المدير في كل منها: **{rounds-walk.verdicts.fine}** أو **{rounds-walk.verdicts.not_valid}**. والجولة التي تصل بعد عدّها فائتة تُصحَّح ويبقى الوقتان.',
  ),
]
