// docs/accessibility.md names every criterion of WCAG 2.2 A and AA once, and only files that exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkNames, type PageResult } from '../scripts/accessibility/checks.ts'
import { addSharedTitles, findingsOf, withSection } from '../scripts/accessibility/report.ts'

const report = readFileSync('docs/accessibility.md', 'utf8')

/** 4.1.1 is obsolete. */
const criteria = {
	A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3
		2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
	AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8
		3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
} as const
const verdicts = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']

const sectionOf = (title: string) => report.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

const rowsOf = (level: keyof typeof criteria) =>
	[...sectionOf(`Level ${level}`).matchAll(/^\| (\d\.\d\.\d+) [^|]+\|([^|]+)\|(.+)\|$/gm)].map(
		([, criterion = '', verdict = '', remark = '']) => ({
			criterion,
			verdict: verdict.trim(),
			remark: remark.trim(),
		}),
	)

test.each([
	['A', 31],
	['AA', 24],
] as const)('level %s has its %d criteria, each once, with a verdict and a remark', (level, count) => {
	const rows = rowsOf(level)
	const wanted = criteria[level].split(/\s+/)
	expect(wanted).toHaveLength(count)
	expect(rows.map(({ criterion }) => criterion)).toEqual(wanted)
	expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
	expect(rows.filter(({ remark }) => !/.{8,}\.$/.test(remark))).toEqual([])
})

test('what is not met is among the known gaps', () => {
	const gaps = sectionOf('Known gaps')
	const unmet = [...rowsOf('A'), ...rowsOf('AA')].filter(({ verdict }) =>
		['Partially supports', 'Does not support'].includes(verdict),
	)
	expect(unmet.map(({ criterion }) => criterion).filter((one) => !gaps.includes(one))).toEqual([])
})

test('every file that the report cites exists', () => {
	const cited = [...report.matchAll(/`((?:src|tests|scripts|docs|bench)\/[^`\s]+)`/g)].map(
		([, file = '']) => file,
	)
	expect(cited.length).toBeGreaterThan(50)
	expect(cited.filter((file) => !existsSync(file))).toEqual([])
})

const result = (name: string, path: string, title: string): PageResult => ({
	role: 'visitor',
	name,
	path,
	status: 200,
	title,
	stops: 1,
	// Cast: all names of the type are given.
	findings: Object.fromEntries(checkNames.map((check) => [check, []])) as unknown as PageResult['findings'],
	tree: '',
})

test('two pages with one title are a finding; one page in two states is none', () => {
	const results = [
		result('a', '/a', 'One'),
		result('b', '/b', 'One'),
		result('a again', '/a?step=2', 'One'),
		result('c', '/c', 'Two'),
	]
	addSharedTitles(results)
	expect(results.flatMap(findingsOf)).toEqual(['visitor, b, structure: the title “One” is that of a too'])
})

test('the section goes between its marks, and a document without them is refused', () => {
	const marks = (inside: string) =>
		`# T\n<!-- npm run accessibility: begin -->${inside}<!-- npm run accessibility: end -->\nrest`
	expect(withSection(marks('\nold\n'), 'new')).toBe(marks('\n\nnew\n\n'))
	expect(() => withSection('# T', 'new')).toThrow('lacks the marks')
	expect(report).toContain('<!-- npm run accessibility: begin -->')
})
