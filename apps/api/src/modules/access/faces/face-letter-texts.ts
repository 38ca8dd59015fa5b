import { FACE_LINK_DAYS } from '@portaria/contract/modules/access/faces/face-words'
import type { Language } from '@portaria/i18n/languages'
import type { LetterTexts } from '../../../platform/mail/letter.ts'

/** Letters with the link of a person: that asks for consent, and that tells of a photo. */
export const faceLetters = ['consent', 'photo'] as const

/** The texts of each letter, for a company's name. */
export const faceLetterTexts: Readonly<
  Record<(typeof faceLetters)[number], Record<Language, (company: string) => LetterTexts>>
> = {
  consent: {
    pt: (company) => ({
      subject: `Reconhecimento facial: ${company}`,
      paragraphs: [
        `${company} oferece o reconhecimento facial para abrir portas e portões. No link você lê como a foto é usada e decide se concorda.`,
        'Você não precisa aceitar: o cartão ou o PIN abre as mesmas portas. Pelo mesmo link você pode retirar o consentimento.',
      ],
      button: 'Ler e decidir',
      ending: `O link é só seu e vale por ${FACE_LINK_DAYS} dias.`,
    }),
    en: (company) => ({
      subject: `Face recognition: ${company}`,
      paragraphs: [
        `${company} offers face recognition to open doors and gates. The link tells how the photo is used, and there you decide whether you agree.`,
        'You do not have to accept: a card or a PIN opens the same doors. With the same link you can withdraw your consent.',
      ],
      button: 'Read and decide',
      ending: `The link is yours alone and is valid for ${FACE_LINK_DAYS} days.`,
    }),
    es: (company) => ({
      subject: `Reconocimiento facial: ${company}`,
      paragraphs: [
        `${company} ofrece el reconocimiento facial para abrir puertas y portones. En el enlace puede leer cómo se usa la foto y decidir si está de acuerdo.`,
        'No tiene que aceptar: la tarjeta o el PIN abre las mismas puertas. Con el mismo enlace puede retirar el consentimiento.',
      ],
      button: 'Leer y decidir',
      ending: `El enlace es solo suyo y vale ${FACE_LINK_DAYS} días.`,
    }),
    ar: (company) => ({
      subject: `التعرّف على الوجه: ${company}`,
      paragraphs: [
        `تتيح ${company} التعرّف على الوجه لفتح الأبواب والبوابات. يوضّح الرابط كيف تُستعمل الصورة، ومنه تقرر هل توافق.`,
        'لست ملزمًا بالموافقة: تفتح البطاقة أو رمز PIN الأبواب نفسها. ويمكنك سحب موافقتك من الرابط نفسه.',
      ],
      button: 'القراءة واتخاذ القرار',
      ending: `الرابط لك وحدك، وهو صالح لمدة ${FACE_LINK_DAYS} يومًا.`,
    }),
  },
  photo: {
    pt: (company) => ({
      subject: `Uma foto foi enviada pelo seu link: ${company}`,
      paragraphs: [
        `Uma foto de rosto acaba de ser enviada a ${company} pelo link que você recebeu.`,
        'Se foi você, está tudo certo. Se não foi, retire o consentimento pelo link: a foto é apagada. Avise também a administração, porque outra pessoa pode ter o seu link.',
      ],
      button: 'Conferir ou retirar',
      ending: 'Não encaminhe esta mensagem: o link é só seu.',
    }),
    en: (company) => ({
      subject: `A photo was sent with your link: ${company}`,
      paragraphs: [
        `A photo of a face has just been sent to ${company} with the link that you received.`,
        'If it was you, all is well. If not, withdraw the consent with the link: the photo is deleted. Tell the management too, since somebody else may have your link.',
      ],
      button: 'Check or withdraw',
      ending: 'Do not forward this message: the link is yours alone.',
    }),
    es: (company) => ({
      subject: `Se envió una foto con su enlace: ${company}`,
      paragraphs: [
        `Se acaba de enviar una foto de rostro a ${company} con el enlace que usted recibió.`,
        'Si fue usted, está todo bien. Si no, retire el consentimiento con el enlace: la foto se borra. Avise también a la administración, porque otra persona puede tener su enlace.',
      ],
      button: 'Verificar o retirar',
      ending: 'No reenvíe este mensaje: el enlace es solo suyo.',
    }),
    ar: (company) => ({
      subject: `أُرسلت صورة من الرابط الخاص بك: ${company}`,
      paragraphs: [
        `أُرسلت للتوّ صورة وجه إلى ${company} من الرابط الذي وصلك.`,
        'إذا كنت أنت من أرسلها فلا داعي لأي إجراء. وإلا فاسحب موافقتك من الرابط فتُحذف الصورة، وأبلغ الإدارة أيضًا، فقد يكون الرابط لدى شخص آخر.',
      ],
      button: 'التحقق أو السحب',
      ending: 'لا تُعد توجيه هذه الرسالة: الرابط لك وحدك.',
    }),
  },
}
