// A mail with the owner's words in place of its first ones.
import { littleBlocks } from '#content/little-markdown.ts'
import {
	asTemplate,
	filled,
	filledBlocks,
	type AllWords,
	type MailValues,
	type OwnWords,
} from '../rules/own-words.ts'
import type { MailBlock, MailContent } from './content.ts'

type TextBlock = Extract<MailBlock, { kind: 'text' }>

const isOpen = (block: MailBlock | undefined): block is TextBlock => block?.kind === 'text' && !block.isFact

/** The texts before the first fact, and those after the last one. */
function partsOf(blocks: readonly MailBlock[]) {
	const count = (from: readonly MailBlock[]) => {
		const end = from.findIndex((block) => !isOpen(block))
		return end === -1 ? from.length : end
	}
	const start = count(blocks)
	const end = blocks.length - count(blocks.slice(start).toReversed())
	return {
		opening: blocks.slice(0, start).filter(isOpen),
		facts: blocks.slice(start, end),
		closing: blocks.slice(end).filter(isOpen),
	}
}

const joined = (blocks: readonly TextBlock[]): string => blocks.map(({ text }) => text).join('\n\n')

/** The first words with placeholders. */
export function firstWords({ subject, blocks }: MailContent, values: MailValues): AllWords {
	const { opening, closing } = partsOf(blocks)
	return {
		subject: asTemplate(subject, values),
		opening: asTemplate(joined(opening), values),
		closing: asTemplate(joined(closing), values),
	}
}

const rich = (text: string, values: MailValues): MailBlock[] =>
	text === '' ? [] : [{ kind: 'rich', blocks: filledBlocks(text, values) }]

function previewOf(opening: string, values: MailValues): string {
	const [first] = littleBlocks(opening)
	const content = first?.kind === 'paragraph' ? first.content : (first?.items[0] ?? [])
	return filled(content.map(({ text }) => text).join(''), values)
}

export function withWords(content: MailContent, values: MailValues, words: OwnWords): MailContent {
	const { subject, opening, closing } = words
	const parts = partsOf(content.blocks)
	const preview = opening ? previewOf(opening, values) : content.preview
	return {
		...content,
		subject: subject === undefined ? content.subject : filled(subject, values),
		...(preview !== undefined && { preview }),
		blocks: [
			...(opening === undefined ? parts.opening : rich(opening, values)),
			...parts.facts,
			...(closing === undefined ? parts.closing : rich(closing, values)),
		],
	}
}
