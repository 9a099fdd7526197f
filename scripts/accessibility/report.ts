// The table of the pages in docs/accessibility.md, and the accessibility trees for reading.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { checkNames, type PageResult } from './checks.ts'

const begin = '<!-- npm run accessibility: begin -->'
const end = '<!-- npm run accessibility: end -->'
/** More would not be read. */
const mostShown = 40

/** Titles that two different pages share, added to the structure of the later ones. */
export function addSharedTitles(results: readonly PageResult[]): void {
	const pages = new Map<string, PageResult>()
	for (const result of results) {
		const path = result.path.split('?')[0]
		const first = pages.get(result.title)
		// Pages that were not checked have no title; those that say that something is missing share theirs.
		if (result.title === '' || result.status !== 200) continue
		if (first === undefined) pages.set(result.title, result)
		else if (first.path.split('?')[0] !== path)
			result.findings.structure.push(`the title “${result.title}” is that of ${first.name} too`)
	}
}

export const findingsOf = ({ role, name, findings }: PageResult): string[] =>
	checkNames.flatMap((check) => findings[check].map((finding) => `${role}, ${name}, ${check}: ${finding}`))

const rowOf = ({ role, name, path, stops, findings }: PageResult): string => {
	const counts = checkNames.map((check) => {
		const count = findings[check].length
		return count === 0 ? '0' : `**${count}**`
	})
	return `| ${[role, name, `\`${path}\``, String(stops), ...counts].join(' | ')} |`
}

export const tableOf = (results: readonly PageResult[]): string =>
	[
		`| Role | Page | Address | Tab stops | ${checkNames.join(' | ')} |`,
		`|${'---|'.repeat(checkNames.length + 4)}`,
		...results.map(rowOf),
	].join('\n')

export const verdictOf = (results: readonly PageResult[]): string => {
	const [pages, findings] = [results.length, results.flatMap(findingsOf).length]
	const clean = results.filter((result) => findingsOf(result).length === 0).length
	return `${pages} pages, ${clean} without findings, ${findings} findings.`
}

/** As text in Markdown: what axe says has markup in it. */
const plain = (finding: string): string =>
	finding
		.replaceAll(/\s+/g, ' ')
		.slice(0, 240)
		.replaceAll(/[<>*_`|[\]]/g, (sign) => `\\${sign}`)

const sectionOf = (results: readonly PageResult[], day: string): string => {
	const findings = results.flatMap(findingsOf)
	const shown = findings.slice(0, mostShown).map((finding) => `- ${plain(finding)}`)
	const more = findings.length - shown.length
	return [
		`Measured on ${day}: ${verdictOf(results)}`,
		tableOf(results),
		...(shown.length > 0 ? [`Findings:\n\n${shown.join('\n')}`] : []),
		...(more > 0 ? [`And ${more} more, which the command prints.`] : []),
	].join('\n\n')
}

/** The document with this section between its marks. @throws Error when it lacks them */
export function withSection(document: string, section: string): string {
	const [from, to] = [document.indexOf(begin), document.indexOf(end)]
	if (from === -1 || to < from) throw new Error('The document lacks the marks of the table.')
	return `${document.slice(0, from + begin.length)}\n\n${section}\n\n${document.slice(to)}`
}

export async function writeDocument(
	file: string,
	results: readonly PageResult[],
	day: string,
): Promise<void> {
	const text = withSection(readFileSync(file, 'utf8'), sectionOf(results, day))
	writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

/** One file for each page, in the order of the table. */
export function writeTrees(folder: string, results: readonly PageResult[]): void {
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	for (const [at, { role, name, path, title, tree }] of results.entries()) {
		const file = `${String(at + 1).padStart(3, '0')}-${role}-${name.replaceAll(/[^a-z0-9]+/gi, '-')}.yaml`
		writeFileSync(join(folder, file), `# ${title}\n# ${path}\n${tree}\n`)
	}
}
