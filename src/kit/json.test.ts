import { expect, test } from 'vitest'
import { InvalidJson, maxJsonDepth, parseJson } from './json.ts'

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

test.each([
	['{"name":"A","sizes":["S",1,null,true]}', { name: 'A', sizes: ['S', 1, null, true] }],
	[' "text" ', 'text'],
	['[[1],[2]]', [[1], [2]]],
])('parses %s', (text, value) => {
	expect(parseJson(text)).toEqual(value)
})

test.each([
	['arrays', arrays],
	['objects', objects],
])('%s may nest to the limit and no deeper', (_kind, nested) => {
	expect(parseJson(nested(maxJsonDepth))).toBeTypeOf('object')
	expect(() => parseJson(nested(maxJsonDepth + 1))).toThrow(InvalidJson)
	expect(() => parseJson(nested(500_000))).toThrow(InvalidJson)
})

test('brackets inside strings and siblings do not count as depth', () => {
	const text = JSON.stringify({ a: '['.repeat(200), b: '\\"[{'.repeat(200), c: '\\' })
	expect(parseJson(text)).toEqual(JSON.parse(text))
	const siblings = `[${Array.from({ length: 500 }, () => '[{}]').join(',')}]`
	expect(parseJson(siblings)).toHaveLength(500)
})

test.each(['', '{', '{]', '[1,]', "{'a':1}", '"\\', 'undefined'])('refuses %j', (text) => {
	expect(() => parseJson(text)).toThrow(InvalidJson)
})
