import * as z from 'zod/mini'
import { idDoc, idDocKinds } from '../../value-types/id-doc.ts'
import { text } from '../field.ts'
import { type FieldKind, type InnerColumn, plainCell } from './field-kind.ts'
import { kindTraits } from './kind-traits.ts'

const column = (name: string, pt: string, en: string, es: string, ar: string): InnerColumn => ({
  name,
  field: text(),
  heads: { pt, en, es, ar },
})

/** An identity document: kind and number, with issuer and country if known. */
export const idDocKind: FieldKind = {
  name: 'id_doc',
  ...kindTraits.id_doc,
  schema: () =>
    z.pipe(
      z.strictObject({
        kind: z.enum([...idDocKinds]),
        number: z.string(),
        issuer: z.optional(z.nullable(z.string())),
        country: z.optional(z.nullable(z.string())),
      }),
      z.transform((typed, context) => {
        const parsed = idDoc.parse(typed)
        if (parsed.ok) return parsed.value
        const path = parsed.code.startsWith('id_doc_country') ? ['country'] : []
        context.issues.push({ code: 'custom', message: parsed.code, input: typed, path })
        return z.NEVER
      }),
    ),
  read: () =>
    z.object({
      kind: z.enum([...idDocKinds]),
      number: z.string(),
      issuer: z.nullable(z.string()),
      country: z.nullable(z.string()),
    }),
  cell: plainCell,
  ofCells: (parts) => idDoc.ofCells(parts),
  columns: () => [
    column('kind', 'Tipo de documento', 'Document kind', 'Tipo de documento', 'نوع الوثيقة'),
    column('number', 'Documento', 'Document', 'Documento', 'الوثيقة'),
    column('issuer', 'Órgão emissor', 'Issuer', 'Organismo emisor', 'جهة الإصدار'),
    column('country', 'País do documento', 'Document country', 'País del documento', 'بلد الوثيقة'),
    // Spreadsheets have a column for each kind of document.
    { ...column('rg', 'RG', 'RG', 'RG', 'RG'), use: 'import' },
    { ...column('passport', 'Passaporte', 'Passport', 'Pasaporte', 'جواز السفر'), use: 'import' },
    { ...column('crnm', 'CRNM', 'CRNM', 'CRNM', 'CRNM'), use: 'import' },
    { ...column('national_id', 'DNI', 'DNI', 'DNI', 'DNI'), use: 'import' },
  ],
}
