// What the builder's use cases and checks say, in Spanish beside their English.
import type { Phrases } from '#kit/language.ts'
import { designPhrases } from '#designs/rules/design-phrases.ts'

export const builderPhrases: Phrases = {
	phrases: [...designPhrases.phrases],
	fallback: designPhrases.fallback,
}
