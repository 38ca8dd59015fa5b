import { type Article, example, heading, note, p, warning } from '../article.ts'

export const doors: Article = [
  heading('points', 'النقاط والقواعد'),
  p(
    'النقطة باب أو بوابة أو حاجز دوّار. وحيث يُخرَج منها اذكر أيضًا كيف يُخرج دون القارئ (`way_out`) واليوم الذي جرّب فيه أحد ذلك (`exit_tried_on`)، وبغيرهما معًا تُرفض النقطة.',
  ),
  example('access-point'),
  p('بلا قاعدة لا يدخل أحد. وبلا `credentials` تصلح أي وسيلة، وبلا `schedule_id` تصلح أي ساعة.'),
  example('access-rule'),
  p('من يمر من نقطة، ومن أي نقاط يمر شخص:'),
  example('access-passers'),
  example('access-ways'),
  p('يجيب `POST /access/trials` عن شخص ووسيلة ويوم وساعة. لا يُفتح باب ولا يُسجَّل مرور.'),
  heading('accesses', 'المرور'),
  p('ما حدث عند النقاط من الأحدث إلى الأقدم. وللصفحة التالية أرسل `next` في `after`.'),
  example('accesses'),
  p('سبب ما حدث قاعدةً قاعدة. وكل قراءة من هذه تبقى في السجل.'),
  example('access'),
  p('في تدفق الأحداث يقول `accesses.changed` إن أحدًا مر دون أن يقول من.'),
  heading('opening', 'الفتح عن بعد'),
  p('تقرأ البوابة النقاط المستعملة وحالة كل قارئ، و`reader` الفارغ نقطة بلا قارئ.'),
  example('access-monitor'),
  example('find-door'),
  p(
    'أنت من يضع `id`: فالطلب نفسه إن أُرسل ثانية هو الفتح نفسه، ولا يُفتح الباب مرتين. وما لم يصل إلى القارئ خلال 5 ثوانٍ لا يُرسل بعدها.',
  ),
  example('opening'),
  p(
    'اسأل ثانية ما دام `state` هو `waiting`. ثم يصير `done` أو `refused` مع السبب في `reason` أو `unknown`: لا أحد يعرف هل فُتح، وعلى أحد أن ينظر إلى الباب.',
  ),
  example('opening-state'),
  heading('emergency', 'الطوارئ'),
  warning('جرّب هذا على خادم العرض التجريبي. في مجمّع حقيقي تُفتح الأبواب.'),
  p('الإطلاق يفتح النقاط للجميع حتى ينهيه أحد. و`point_ids` قائمة، أو `all` لكل النقاط المستعملة.'),
  example('release'),
  example('release-end'),
  note(
    'يرفض `kind: lockdown` من يدخل، ولا يطلبه إلا المدير، ومن في الداخل يخرج دائمًا. ويقول `state` كيف كل باب: `open` أو `trying` أو `unconfirmed` أو `by_hand` الذي على أحد أن يفتحه. وبعد النهاية يكون فارغًا حالما تُرك الباب.',
  ),
  heading('faces', 'الوجوه'),
  p(
    'وجه شخص كما يراه المدير: الموافقة وما عند القرّاء وعمليات الإزالة، ومع كل منها اللحظة التي قُرئ فيها القارئ بدونه. ولا جواب فيه الصورة.',
  ),
  example('face'),
  p('الموافقة للشخص نفسه. يطلبها المدير بالبريد الإلكتروني، والرابط صالح 30 يومًا.'),
  example('face-letter'),
  note(
    'من له حساب يوافق في `/me/faces/{kind}/{id}/consent` ويرسل الصورة إلى `/me/faces/{kind}/{id}/photo`، و`DELETE` للموافقة يسحبها ويحذف الصورة.',
  ),
]
