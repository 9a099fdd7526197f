// States of a roster's rows.

/** Languages in which a family is written to and reads its pages. */
export const familyLanguages = ['en', 'es'] as const
export type FamilyLanguage = (typeof familyLanguages)[number]
