// The shape of a long legal page: numbered sections of paragraphs and points.

export type LegalSection = {
	/** Anchor of the section. */
	id: string
	heading: string
	paragraphs: readonly string[]
	points?: readonly string[]
}

export type LegalDocument = {
	title: string
	/** ISO day from which the text applies; null where the text says it. */
	effectiveOn: string | null
	summary: readonly string[]
	sections: readonly LegalSection[]
}

const anchorOf = (text: string, at: number): string =>
	text
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '') || `part-${at + 1}`

/**
 * Reads a legal text in limited Markdown: `## ` begins a section, `- ` a point, an empty line a paragraph. Text before
 * the first heading is the summary; every line of it is a point.
 */
export function readLegalText(title: string, source: string): LegalDocument {
	const [head = '', ...parts] = `\n${source.replaceAll('\r', '')}`.split(/\n## +/)
	const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
	const isPoint = (line: string) => line.startsWith('- ')
	const taken = new Set<string>()
	const sections = parts.map((part, at) => {
		const [heading = '', ...lines] = linesOf(part)
		const anchor = anchorOf(heading, at)
		const id = taken.has(anchor) ? `${anchor}-${at + 1}` : anchor
		taken.add(id)
		const paragraphs = lines
			.map((line) => (isPoint(line) ? '' : line))
			.join('\n')
			.split(/\n{2,}/)
			.map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
			.filter(Boolean)
		const points = lines.filter(isPoint).map((line) => line.slice(2).trim())
		return { id, heading, paragraphs, ...(points.length > 0 && { points }) }
	})
	const summary = linesOf(head).flatMap((line) => (line === '' ? [] : [line.replace(/^- /, '')]))
	return { title, effectiveOn: null, summary, sections }
}

/** The same text in limited Markdown, to be changed. */
export const legalTextOf = ({ summary, sections }: LegalDocument): string =>
	[
		summary.map((point) => `- ${point}`).join('\n'),
		...sections.flatMap(({ heading, paragraphs, points = [] }) => [
			`## ${heading}`,
			...paragraphs,
			...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
		]),
	].join('\n\n')
