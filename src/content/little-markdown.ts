// The Markdown that staff write: paragraphs, lists, bold, italic and links; in posts also headings and tables.
import { readMarkdown, type Block, type Inline } from './markdown.ts'

export type LittleBlock =
	{ kind: 'paragraph'; content: Inline[] } | { kind: 'list'; ordered: boolean; items: Inline[][] }

const lineKinds = [
	['heading', /^## /],
	['table', /^\|/],
	['list', /^(?:[-*]|\d+\.) /],
] as const

const kindOf = (line: string) => lineKinds.find(([, pattern]) => pattern.test(line))?.[0] ?? 'text'

/** A list, a table or a heading may stand beside a sentence without an empty line; a heading is one line. */
function withParting(text: string): string {
	const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
	return lines
		.flatMap((line, at) => {
			const before = lines[at - 1]
			if (before === undefined || before.trim() === '') return [line]
			const isBorder = kindOf(before) !== kindOf(line) || kindOf(line) === 'heading'
			return isBorder ? ['', line] : [line]
		})
		.join('\n')
}

/** One star on each side is italic too, as other editors write it. */
const withUnderscores = (text: string): string =>
	text.replaceAll(/(?<![*\w])\*(?![\s*])([^*\n]+?)(?<![\s*])\*(?![*\w])/g, '_$1_')

/** Pages of the shop and of https sites. */
export const isSafeLink = (href: string): boolean =>
	/^\/(?![/\\])[^\s\\]*$/.test(href) || (/^https:\/\/[^\s\\]+$/.test(href) && URL.canParse(href))

const safe = (content: Inline[]): Inline[] =>
	content.map((part) =>
		part.kind === 'link' && !isSafeLink(part.href) ? { kind: 'text', text: part.text } : part,
	)

const parted = (text: string): Block[] => readMarkdown(withUnderscores(withParting(text)))

function withSafeLinks(block: Block): Block {
	if (block.kind === 'paragraph') return { ...block, content: safe(block.content) }
	return block.kind === 'list' ? { ...block, items: block.items.map(safe) } : block
}

/** All blocks of a post. Each heading has an id of its own, also two with the same words. */
export function postBlocks(text: string): Block[] {
	const taken = new Set<string>()
	return parted(text).map((block) => {
		if (block.kind !== 'heading') return withSafeLinks(block)
		const stem = block.id || 'section'
		let id = stem
		for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`
		taken.add(id)
		return { ...block, id }
	})
}

/** Headings and tables are none of it: their words are paragraphs. */
export const littleBlocks = (text: string): LittleBlock[] =>
	parted(text).map((block): LittleBlock => {
		switch (block.kind) {
			case 'paragraph':
				return { kind: 'paragraph', content: safe(block.content) }
			case 'list':
				return { ...block, items: block.items.map(safe) }
			case 'heading':
				return { kind: 'paragraph', content: [{ kind: 'strong', text: block.text }] }
			case 'table':
				return {
					kind: 'paragraph',
					content: [
						{ kind: 'text', text: [block.head, ...block.rows].map((row) => row.join(' ')).join(', ') },
					],
				}
		}
	})
