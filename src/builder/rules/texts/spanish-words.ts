// The Spanish of labels, for sentences that name them.
import { fieldWords } from '#designs/rules/spanish-words.ts'
import { reviewWords } from './spanish-review-words.ts'

const words: Readonly<Record<string, string>> = { ...fieldWords, ...reviewWords }

/** The label in Spanish; what is no label of the shop stays as it is. */
export const wordIn = (label: string): string => words[label] ?? label
