// The fields of the steps style to logos in Spanish.
import type { FieldTexts } from './english-fields.ts'

export const spanishFields: FieldTexts = {}
