import { contactOf, type FaceTerm } from './face-term.ts'

export const en: FaceTerm = {
  title: 'Consent to face recognition',
  paragraphs: ({ company, dpo_name: name, dpo_email: email }) => [
    `${company} asks for your consent to use a photo of your face for one purpose: to open the doors, gates and turnstiles that you may already pass. A face is sensitive data (LGPD, art. 11), so it is used only if you agree.`,
    'The photo is kept encrypted on the server and is sent to the readers at the entrances, which keep a template of the face. It does not appear in lists, searches, reports or exports, and the server does not compare faces.',
    'You do not have to accept. A card or a PIN opens the same doors at the same hours, and nobody may treat you differently for that.',
    'You may withdraw your consent whenever you want, on this same screen. The photo is deleted at once, the face is removed from each reader, and a receipt shows when each was read without it. When you no longer live or work here, we do the same.',
    'Records of passages are kept for the term of the company, without the photo.',
    `Questions and requests about your data: ${contactOf(name, email) || 'ask the administration.'}`,
  ],
}
