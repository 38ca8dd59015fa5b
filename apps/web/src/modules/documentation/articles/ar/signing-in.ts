import { type Article, code, heading, list, p, steps, table, warning } from '../article.ts'

export const signingIn: Article = [
  p(
    'قد يكون للتركيب مزوّد هوية خاص به (OpenID Connect): يدخل الناس في صفحته، ويبقى Portaria هو من يقرر من هو من، ويطلب الخطوة الثانية وينهي الوصول. ويبقى الدخول بالبريد وكلمة المرور.',
  ),
  heading('connect', 'وصل مزوّد'),
  p(
    'من يعتني بالخادم يعطي هذه المتغيرات عند البدء. من دون `OIDC_ISSUER` لا يتغير شيء: لا زر ولا برنامج ولا عنوان جديد.',
  ),
  table(
    ['المتغير', 'ما هو'],
    ['`OIDC_ISSUER`', 'عنوان المزوّد كما هو في رموزه'],
    ['`OIDC_CLIENT_ID`', 'اسم Portaria لديه'],
    ['`OIDC_CLIENT_SECRET`', 'سرّ إن طلبه'],
    ['`OIDC_NAME`', 'الاسم على الزر والتبويبات؛ من دونه اسم العنوان'],
    ['`OIDC_SCOPES`', 'ما يُطلب منه، وفيه الكلمة `openid`'],
    ['`OIDC_AUDIENCE`', 'لأجل ماذا رمز الوصول، إن طلب ذلك'],
    ['`OIDC_MANAGEMENT_URL`', 'أين يحفظ المزوّد تفضيلات كل شخص، إن كان يحفظها'],
  ),
  p('اسمح لدى المزوّد بالعودة إلى `PUBLIC_URL/callback`، وبعد الخروج إلى `PUBLIC_URL/login`.'),
  p(
    'مع `OIDC_MANAGEMENT_URL` تُحفظ سمة من دخل عبر المزوّد وقائمته واختصاراته لديه أيضًا: والأحدث منهما هو المعتمد. وما لا يحفظه يبقى في Portaria، ورسالة تقول ذلك مرة واحدة.',
  ),
  heading('auth0', 'إعداد Auth0'),
  steps(
    'أنشئ تطبيقًا من نوع Regular Web Application.',
    'اكتب `PUBLIC_URL/callback` في Allowed Callback URLs، و`PUBLIC_URL/login` في Allowed Logout URLs.',
    'فعّل نوع الإذن Refresh Token لتدوم الجلسة أطول من رمز واحد.',
  ),
  code(`OIDC_ISSUER=https://example.us.auth0.com/
OIDC_CLIENT_ID=…
OIDC_CLIENT_SECRET=…
OIDC_AUDIENCE=https://example.us.auth0.com/api/v2/
OIDC_MANAGEMENT_URL=https://example.us.auth0.com/api/v2/
OIDC_NAME=Auth0`),
  heading('keycloak', 'إعداد Keycloak'),
  steps(
    'أنشئ في الـ realm عميل OpenID Connect مع تشغيل Client authentication.',
    'اكتب `PUBLIC_URL/callback` في Valid redirect URIs، و`PUBLIC_URL/login` في Valid post logout redirect URIs.',
    'أعطِ `OIDC_SCOPES`: يرفض Keycloak الكلمات التي لا يعرفها.',
  ),
  code(`OIDC_ISSUER=https://identity.example.com/realms/portaria
OIDC_CLIENT_ID=portaria
OIDC_CLIENT_SECRET=…
OIDC_SCOPES="openid profile email"
OIDC_NAME=Keycloak`),
  heading('firebase', 'قاعدة البيانات الآنية (Firebase)'),
  p(
    'يمكن لحسابات البريد وكلمة المرور في مشروع Firebase أن تدخل أيضًا، مع مزوّد بجانبها أو من دونه. الخادم هو من يجري النداءات: تمر كلمة المرور به ولا تُحفظ.',
  ),
  table(
    ['المتغير', 'ما هو'],
    ['`FIREBASE_API_KEY`', 'مفتاح API للمشروع'],
    ['`FIREBASE_PROJECT_ID`', 'اسم المشروع'],
    ['`FIREBASE_DATABASE_URL`', 'عنوان القاعدة التي تحفظ تفضيلات كل شخص'],
  ),
  steps(
    'في المشروع فعّل طريقة Email/Password ضمن Authentication.',
    'في Realtime Database دع كل شخص يقرأ مكانه ويكتبه وحده، بالقواعد أدناه.',
    'اقصر المفتاح على نداءات Identity Toolkit API وToken Service API.',
  ),
  code(`{
  "rules": {
    "users": {
      "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" }
    }
  }
}`),
  heading('people', 'ما يراه الناس'),
  list(
    'من له حساب هنا بالبريد نفسه يؤكد مرة واحدة أنه له: بكلمة المرور أو بمفتاح مرور أو برابط في البريد.',
    'من هو جديد، أو له بريد لم يتحقق منه المزوّد، يستلم رابطًا بالبريد ويبقى زائرًا حتى يمنحه أحد الوصول. ولا تُقبل الدعوة إلا برابطها.',
    'في الملف الشخصي يعرض «الدخول عبر خدمة أخرى» ما هو مرتبط؛ ويطلب «ربط حساب» و«فصل» تأكيد من أنت، ويُخبَر بكل تغيير بالبريد.',
    'تنتهي جلسة المزوّد هنا حين تنتهي لديه. وتُجدَّد تلقائيًا إن سمح المزوّد؛ وإلا يصل تنبيه قبل عشر دقائق.',
  ),
  heading('require', 'اشتراط المزوّد'),
  p(
    'في **{shell.user.company}** يتيح «الدخول عبر خدمة أخرى» اشتراط الدخول عبر المزوّد، حين يكون لمدير هناك ولمسؤول في المنصة مفتاح مرور: فهو يفتح دائمًا حتى إن غاب المزوّد. ومن هو متصل يتابع؛ ومن ينتقل إلى تلك الشركة يمر بالمزوّد. ومن دخل بكلمة المرور وحدها لا يضيف مفتاح مرور ولا يربط حسابًا ولا يغيّر بريده ما دام ينتمي إليها: فليدخل أولًا عبر المزوّد.',
  ),
  heading('away', 'إن لم يستجب المزوّد'),
  p(
    'من هو في الداخل يتابع: الجلسة التي كان سيجددها تدوم أطول، حتى اثنتي عشرة ساعة. ومن هو في الخارج يدخل بالبريد وكلمة المرور أو بمفتاح مرور. والأمر نفسه مع Firebase.',
  ),
  warning('ينبغي أن يكون لكل من في البوابة كلمة مرور أو مفتاح مرور: هما ما يفتح حين يغيب المزوّد.'),
]
