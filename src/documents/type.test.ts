import { expect, test } from 'vitest'
import { openPaper } from './paper.ts'
import { nameless, writable } from './type.ts'

const facts = { author: 'Test', title: 'Test', subject: 'Test', createdAt: new Date(0), keywords: '' }
const paper = openPaper(facts, () => undefined)

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
