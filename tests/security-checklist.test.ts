// The security checklist (docs/asvs.json) is complete, and every test and chapter that it names exists.
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

type Evidence =
	{ test: string; title: string } | { chapter: string } | { notApplicable: string } | { open: string }
// Cast: the tests below check every field that they read.
const rows = JSON.parse(readFileSync('docs/asvs.json', 'utf8')) as { id: string; evidence: Evidence[] }[]

test('every requirement has one line', () => {
	expect(rows.map(({ id }) => id)).toEqual(wanted)
})

/** Titles in a test file: string literals followed by the test function. */
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

/** The problem with a line's evidence; undefined when it is valid. */
function faultOf(evidence: Evidence): string | undefined {
	if ('test' in evidence) {
		const { test: file, title } = evidence
		if (!existsSync(file)) return `there is no file ${file}`
		return titlesIn(file).includes(title) ? undefined : `${file} has no test "${title}"`
	}
	if ('chapter' in evidence)
		return headings.has(evidence.chapter) ? undefined : `there is no chapter "${evidence.chapter}"`
	const reason = 'open' in evidence ? evidence.open : evidence.notApplicable
	return reason.length >= 8 ? undefined : `"${reason}" says nothing`
}

test('every line is shown by what it names', () => {
	const faults = rows.flatMap(({ id, evidence }) => {
		const wrong = evidence.length === 0 ? ['names nothing'] : evidence.map(faultOf)
		return wrong.flatMap((fault) => (fault === undefined ? [] : [`${id}: ${fault}`]))
	})
	expect(faults).toEqual([])
})

test('a name that is wrong is noticed', () => {
	const own = 'tests/security-checklist.test.ts'
	expect(faultOf({ test: 'tests/gone.test.ts', title: 'every requirement has one line' })).toContain(
		'no file',
	)
	expect(faultOf({ test: own, title: 'every requirement has two lines' })).toContain('no test')
	expect(faultOf({ test: own, title: 'every requirement has one line' })).toBeUndefined()
	expect(faultOf({ chapter: 'Nowhere' })).toContain('no chapter')
	expect(faultOf({ notApplicable: 'no' })).toContain('says nothing')
})

const sources = globSync('src/**/*.{ts,tsx}')
	.filter((file) => !/\.test\.tsx?$|\/tests?\/|^src\/files\/corpus\//.test(file))
	.map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) =>
	sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

test('no request can reach a command, an evaluation or weak chance', () => {
	expect(filesWith(/Math\.random|\beval\(|new Function\(/)).toEqual([])
	// Its callers pass fixed paths and no outside input.
	expect(filesWith(/child_process/)).toEqual(['src/process-pool/pool.server.ts'])
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
		// Distinguishes versions of a page; protects no secret.
		{ file: 'src/app/cache/page-cache.ts', algorithm: 'sha1' },
	])
})
