// Players, review, proof and order of a design in English, with the shape of their texts in every language.
export type ReviewTexts = Record<string, never>

export const englishReview: ReviewTexts = {}
