import { expect, test } from 'vitest'
import { isAskedFor } from '#translations/rules/texts.ts'
import { spanishIn } from './spanish-fields.ts'
import { longestTranslation, translationTyped } from './translations-view.ts'

const sent = { model: ' Comet Tee ', description: 'Soft.\r\n\r\nLight.' }

test('the Spanish fields translate the English texts as they will be stored', () => {
	const fields = { ...sent, 'spanish-model': ' Playera Comet ', 'seen-spanish-model': 'Comet' }
	expect(spanishIn(fields)).toEqual({
		ok: true,
		value: [
			{ english: 'Comet Tee', text: 'Playera Comet', seen: 'Comet' },
			{ english: sent.description, text: '', seen: '' },
		],
	})
})

test.each([
	[{ 'spanish-model': 'x'.repeat(161) }, { 'spanish-model': 'At most 160 characters' }],
	[{ 'spanish-model': 'Playera\u0007' }, { 'spanish-model': 'Letters, digits and signs only' }],
	[{ 'spanish-description': 'x'.repeat(4_001) }, { 'spanish-description': 'At most 4000 characters' }],
	[
		{ description: ' ', 'spanish-description': 'Suave.' },
		{ 'spanish-description': 'Write the English description too: the Spanish one translates it.' },
	],
])('%o has its error at its field', (change, errors) => {
	expect(spanishIn({ ...sent, ...change })).toEqual({ ok: false, errors })
})

test('what the list of Spanish texts or a file took is no error in the form of the product', () => {
	const [model, description] = [
		'x'.repeat(longestTranslation('name')),
		'x'.repeat(longestTranslation('description')),
	]
	expect(translationTyped(model, 'name')).toEqual({ text: model })
	expect(spanishIn({ ...sent, 'spanish-model': model, 'spanish-description': description }).ok).toBe(true)
})

test.each([
	['typed anew', { text: 'Gorra', seen: '' }, undefined, true],
	['changed', { text: 'Gorra', seen: 'Gorro' }, 'Gorro', true],
	['emptied', { text: '', seen: 'Gorro' }, 'Gorro', true],
	['left as it was', { text: 'Gorro', seen: 'Gorro' }, 'Gorro', false],
	['left, and changed by another person', { text: 'Gorro', seen: 'Gorro' }, 'Gorra', false],
	['left empty, and written by another person', { text: '', seen: '' }, 'Gorra', false],
	['left beside a new English', { text: 'Gorro\r\nazul', seen: 'Gorro\nazul' }, undefined, true],
	['empty beside a new English', { text: '', seen: '' }, undefined, false],
])('a translation that is %s: %o', (_, typed, stored, asked) => {
	expect(isAskedFor({ english: 'Cap', ...typed }, stored)).toBe(asked)
})
