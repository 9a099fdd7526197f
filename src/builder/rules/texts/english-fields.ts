// The fields of the steps style to logos in English, with the shape of their texts in every language.
export type FieldTexts = Record<string, never>

export const englishFields: FieldTexts = {}
