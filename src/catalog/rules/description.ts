// The description of a product, written in a little Markdown: paragraphs, lists, bold, italic and links.
import { littleBlocks } from '#content/little-markdown.ts'
import type { Inline } from '#content/markdown.ts'

export {
	isSafeLink,
	littleBlocks as descriptionBlocks,
	type LittleBlock as DescriptionBlock,
} from '#content/little-markdown.ts'

const wordsOf = (content: readonly Inline[]): string => content.map(({ text }) => text).join('')

/** Without signs, on one line: for search engines, the shop's search and files. */
export const plainDescription = (text: string): string =>
	littleBlocks(text)
		.map((block) =>
			block.kind === 'paragraph' ? wordsOf(block.content) : block.items.map(wordsOf).join(', '),
		)
		.join(' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
