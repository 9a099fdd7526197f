// Players, review, proof and order of a design in Spanish.
import type { ReviewTexts } from './english-review.ts'

export const spanishReview: ReviewTexts = {}
