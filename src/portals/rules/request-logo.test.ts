import { expect, test } from 'vitest'
import { logoTokenIn, logoTokenOf } from './request-logo.ts'

const token = { id: '00000000-0000-4000-8000-000000000001', secret: 'a'.repeat(43) }

test('a token is read as it was written; anything else is none', () => {
	const text = logoTokenOf(token)
	expect(logoTokenIn(text)).toEqual(token)
	for (const wrong of [
		'',
		token.id,
		`${token.id}.`,
		`${text}.x`,
		`${text}!`,
		`x.${token.secret}`,
		` ${text}`,
	])
		expect(logoTokenIn(wrong)).toBeNull()
})
