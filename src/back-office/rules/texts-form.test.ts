import { expect, test } from 'vitest'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { textsForm, textsIn } from './texts-form.ts'

const typed = textsForm.typedIn(textsSection.initial)

test('what holds is read again as it is', () => {
	expect(textsIn(typed)).toEqual({ values: textsSection.initial })
})

test('a box that is not checked hides the history', () => {
	const { historyShown: _shown, ...hidden } = typed
	expect(textsIn(hidden)).toMatchObject({ values: { history: { isShown: false } } })
})

test.each([
	['returns', 'x'.repeat(1_001)],
	['privacy', 'x'.repeat(40_001)],
	['aboutTitle', 'x'.repeat(81)],
	['aboutText', 'x'.repeat(40_001)],
	['historyTitle', 'x'.repeat(81)],
	['historyText', 'We began in 2012.'],
	['historyText', '## The first store\n\nIt opened.'],
	['bannerHref', 'javascript:alert(1)'],
	['bannerFrom', 'soon'],
])('a wrong %s is named under its field', (field, value) => {
	const read = textsIn({ ...typed, [field]: value })
	expect('errors' in read && Object.keys(read.errors)).toEqual([field])
})

test('every mistake is reported at once', () => {
	const read = textsIn({ ...typed, bannerOn: 'on', historyText: 'no year', returns: 'x'.repeat(1_001) })
	expect('errors' in read && Object.keys(read.errors).toSorted()).toEqual([
		'bannerText',
		'historyText',
		'returns',
	])
})
