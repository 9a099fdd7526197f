// States of a roster's rows.

/** Languages in which a family is written to and reads its pages. */
export { languages as familyLanguages, type Language as FamilyLanguage } from '#kit/language.ts'
