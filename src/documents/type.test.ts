import { expect, test } from 'vitest'
import { openPaper } from './paper.ts'
import { fitting, nameless, narrowed, writable } from './type.ts'

const facts = { author: 'Test', title: 'Test', subject: 'Test', createdAt: new Date(0), keywords: '' }
const paper = await openPaper(facts, () => undefined)

test.each([
	['Řehoř Łukasz', 'Řehoř Łukasz'],
	['Nguyễn Thị Phượng', 'Nguyễn Thị Phượng'],
	['Nguye\u0302\u0303n', 'Nguyễn'],
	['Kaʻahumanu', 'Ka‘ahumanu'],
	["O'Brien", 'O’Brien'],
	['Ștefănescu', 'Ștefănescu'],
	['Яна', nameless],
	['王小明', nameless],
])('the faces of the paper write %s as %s', (name, written) => {
	expect(writable(paper, 'bold', name)).toBe(written)
	expect(writable(paper, 'display', name)).toBe(written)
})

test('a text that is narrowed to a width is written whole', () => {
	const written = Array.from({ length: 400 }, (_, at) => {
		const text = `portal/lakewood-rams-${at.toString(36)}${(at * 7_919).toString(36)}`
		const [width, face] = [60 + (at % 40) / 3, 'bold'] as const
		const size = narrowed(paper, text, { width, size: 9, face })
		return fitting(paper, text, { width, size, face }) === text
	})
	expect(written).not.toContain(false)
})

test('a text that is too long is shortened', () => {
	expect(fitting(paper, 'Lakewood Rams', { width: 30, size: 9, face: 'bold' })).toMatch(/^L.*…$/)
})
