// What elements on the garment are called, in the language of the reader.
import { joinedByAnd } from '#kit/plural.ts'
import { englishStage, type LabelTexts } from '../rules/texts/english-stage.ts'

export type Labels = LabelTexts & {
	/** A label of a template or of a rule. */
	word: (label: string) => string
	list: (parts: readonly string[]) => string
}

export const englishLabels: Labels = { ...englishStage.labels, word: (label) => label, list: joinedByAnd }

/** A label within a sentence. */
export const inSentence = ({ word }: Pick<Labels, 'word'>, label: string): string =>
	word(label.charAt(0).toUpperCase() + label.slice(1)).toLowerCase()
