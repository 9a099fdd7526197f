// What the builder's use cases and checks say, in Spanish beside their English.
import type { Phrases } from '#kit/language.ts'
import { designPhrases } from '#designs/rules/design-phrases.ts'
import { fieldsPhrases } from './fields-phrases.ts'
import { framePhrases } from './frame-phrases.ts'
import { commentRefusals } from './review-phrases.ts'

export const builderPhrases: Phrases = {
	phrases: [...designPhrases.phrases, ...fieldsPhrases, ...framePhrases, ...commentRefusals],
	fallback: designPhrases.fallback,
}
