// Texts of players, review, proof and order: their English comes with the panels that need it, after the first step.
import { use } from 'react'
import { pseudoTexts } from '#kit/pseudo.ts'
import { englishReview, type ReviewTexts } from '../rules/texts/english-review.ts'
import { builderTexts } from '../rules/texts/builder-languages.ts'
import { BuilderLanguage } from './builder-language.tsx'

let pseudo: ReviewTexts | undefined

/** In the language of the builder, which has loaded its texts. */
export function useReviewTexts(): ReviewTexts {
	const language = use(BuilderLanguage)
	if (language === 'en-XA') return (pseudo ??= pseudoTexts(englishReview))
	return builderTexts.of(language)?.review ?? englishReview
}
