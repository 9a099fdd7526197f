// SECURITY.md is kept true: its checklist is whole, and every test and chapter it names exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync('SECURITY.md', 'utf8')

/** ASVS 5.0.0: level 1, and level 2 of V6, V7 and V8, by section. */
const asked: Record<string, string> = {
	'V1.2': '1 2 3 4 5',
	'V1.3': '1 2',
	'V1.5': '1',
	'V2.1': '1',
	'V2.2': '1 2',
	'V2.3': '1',
	'V3.2': '1 2',
	'V3.3': '1',
	'V3.4': '1 2',
	'V3.5': '1 2 3',
	'V4.1': '1',
	'V4.4': '1',
	'V5.2': '1 2',
	'V5.3': '1 2',
	'V6.1': '1 2 3',
	'V6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
	'V6.3': '1 2 3 4',
	'V6.4': '1 2 3 4',
	'V6.5': '1 2 3 4 5',
	'V6.6': '1 2 3',
	'V6.8': '1 2 3 4',
	'V7.1': '1 2 3',
	'V7.2': '1 2 3 4',
	'V7.3': '1 2',
	'V7.4': '1 2 3 4 5',
	'V7.5': '1 2',
	'V7.6': '1 2',
	'V8.1': '1 2',
	'V8.2': '1 2 3',
	'V8.3': '1',
	'V8.4': '1',
	'V9.1': '1 2 3',
	'V9.2': '1',
	'V10.4': '1 2 3 4 5',
	'V11.3': '1 2',
	'V11.4': '1',
	'V12.1': '1',
	'V12.2': '1 2',
	'V13.4': '1',
	'V14.2': '1',
	'V14.3': '1',
	'V15.1': '1',
	'V15.2': '1',
	'V15.3': '1',
}
const wanted = Object.entries(asked).flatMap(([section, numbers]) =>
	numbers.split(' ').map((number) => `${section}.${number}`),
)

const rows = [...document.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| (.+?) +\|$/gm)].map(
	([, id = '', , , shown = '']) => ({ id, evidence: shown.split('<br>').map((part) => part.trim()) }),
)

test('every requirement has one line', () => {
	expect(rows.map(({ id }) => id)).toEqual(wanted)
})

/** Titles as they stand in a test file: a text that is followed by the function of a test. */
function titlesIn(file: string): string[] {
	const code = readFileSync(file, 'utf8')
	const title = /(['"])((?:\\.|(?!\1).)+)\1,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?(?:\(|[a-z]\w*\s*=>)/g
	return [...code.matchAll(title)].map(([, , text = '']) =>
		text
			.replaceAll(/\\u([\da-f]{4})/g, (_all, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
			.replaceAll(/\\(.)/g, '$1'),
	)
}

const headings = new Set([...document.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading))

/** What is wrong with a line's word; undefined when it is true. */
function faultOf(evidence: string): string | undefined {
	const [, file, title = ''] = /^`([^`]+\.test\.tsx?)`: "(.+)"$/.exec(evidence) ?? []
	if (file) {
		if (!existsSync(file)) return `there is no file ${file}`
		return titlesIn(file).includes(title) ? undefined : `${file} has no test "${title}"`
	}
	const [, heading] = /^document: (.+)$/.exec(evidence) ?? []
	if (heading) return headings.has(heading) ? undefined : `there is no chapter "${heading}"`
	return /^(?:not applicable|open): .{8,}$/.test(evidence) ? undefined : `"${evidence}" says nothing`
}

test.each(rows)('$id is shown by what it names', ({ evidence }) => {
	expect(evidence.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
})

test('a name that is wrong is noticed', () => {
	expect(faultOf('`tests/gone.test.ts`: "every requirement has one line"')).toContain('no file')
	expect(faultOf('`tests/security-checklist.test.ts`: "every requirement has two lines"')).toContain(
		'no test',
	)
	expect(faultOf('`tests/security-checklist.test.ts`: "every requirement has one line"')).toBeUndefined()
	expect(faultOf('document: Nowhere')).toContain('no chapter')
	expect(faultOf('shown by looking')).toContain('says nothing')
	expect(faultOf('not applicable: ')).toContain('says nothing')
})

const sources = globSync('src/**/*.{ts,tsx}')
	.filter((file) => !/\.test\.tsx?$|\/tests?\/|^src\/files\/corpus\//.test(file))
	.map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) =>
	sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('nobody can reach a command, an evaluation or weak chance', () => {
	expect(filesWith(/Math\.random|\beval\(|new Function\(/)).toEqual([])
	// It starts processes of its own with a fixed path and no words from outside.
	expect(filesWith(/child_process/).toSorted()).toEqual([
		'src/designs/proof/proof-pool.server.ts',
		'src/files/checks/check-pool.server.ts',
		'src/pictures/render/render-pool.server.ts',
	])
})

test('ciphers and hashes are strong ones', () => {
	const uses = sources.flatMap(({ file, code }) =>
		[...code.matchAll(/(?:createHash|createHmac|create(?:C|Dec)ipheriv|hkdfSync)\('([^']+)'/g)].map(
			([, algorithm = '']) => ({ file, algorithm }),
		),
	)
	expect(uses.length).toBeGreaterThan(5)
	const strong = ['sha256', 'aes-256-gcm']
	expect(uses.filter(({ algorithm }) => !strong.includes(algorithm))).toEqual([
		// Tells one state of a page from another; no secret hangs on it.
		{ file: 'src/app/cache/page-cache.ts', algorithm: 'sha1' },
	])
})
