import { expect, test } from 'vitest'
import { specLook } from '#kit/shop.ts'
import { changesBetween } from '#shop-settings/rules/section.ts'
import { bannerOn, textsSection } from '#shop-settings/rules/shop-section.ts'
import { lookForm, lookIn } from './look-form.ts'
import { sportsForm } from './sports-form.ts'
import { textsForm, textsIn } from './texts-form.ts'

const look = lookForm.typedIn(specLook)
const texts = textsForm.typedIn(textsSection.initial)
const logo = {
	url: '/files/design-assets/11111111-1111-4111-8111-111111111111/1764000000000.png',
	width: 400,
	height: 90,
}

test('what is shown in a form is what is saved from it', () => {
	expect(lookIn(look)).toEqual({ values: specLook })
	const withLogo = { ...specLook, logo }
	expect(lookIn(lookForm.typedIn(withLogo))).toEqual({ values: withLogo })
	expect(textsIn(texts)).toEqual({ values: textsSection.initial })
	expect(sportsForm.valuesIn(sportsForm.typedIn({ sold: ['soccer'] }))).toEqual({
		values: { sold: ['soccer'] },
	})
})

test.each([
	['primary', '#ffe0a0'],
	['action', '#202020'],
	['turf', 'green'],
])('a %s color %s is refused at its field', (name, color) => {
	expect(lookIn({ ...look, [name]: color })).toMatchObject({ errors: { [name]: expect.any(String) } })
})

test('a logo is taken off, and an address outside the uploads is refused', () => {
	const typed = lookForm.typedIn({ ...specLook, logo })
	expect(lookIn({ ...typed, noLogo: 'on' })).toEqual({ values: specLook })
	expect(lookIn({ ...typed, logoUrl: 'https://elsewhere.example/logo.png' })).toHaveProperty('errors.logo')
})

test('at least one sport stays', () => {
	expect(sportsForm.valuesIn({})).toHaveProperty('errors')
})

test.each([
	[{ bannerOn: 'on' }, 'bannerText'],
	[{ bannerHref: '//elsewhere.example' }, 'bannerHref'],
	[{ bannerHref: 'javascript:alert(1)' }, 'bannerHref'],
	[{ bannerFrom: '2026-05-02', bannerUntil: '2026-05-01' }, 'bannerUntil'],
	[{ privacy: 'x'.repeat(40_001) }, 'privacy'],
	[{ returns: 'x'.repeat(1_001) }, 'returns'],
])('texts with %o are refused at their field', (change, field) => {
	expect(textsIn({ ...texts, ...change })).toHaveProperty(['errors', field])
})

test('every mistake of the texts is reported at once', () => {
	const wrong = {
		bannerOn: 'on',
		bannerText: '',
		bannerHref: 'x',
		bannerFrom: '2026-05-02',
		bannerUntil: '2026-05-01',
	}
	const read = textsIn({ ...texts, ...wrong, returns: 'x'.repeat(1_001) })
	expect(Object.keys('errors' in read ? read.errors : {}).toSorted()).toEqual([
		'bannerHref',
		'bannerText',
		'bannerUntil',
		'returns',
	])
})

test('the banner shows on its days while it is on', () => {
	const on = textsIn({
		...texts,
		bannerOn: 'on',
		bannerText: 'Closed Friday',
		bannerFrom: '2026-05-01',
		bannerUntil: '2026-05-02',
	})
	if (!('values' in on)) throw new Error('refused')
	const { values } = on
	expect(
		['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'].map((day) => bannerOn(values, day) !== null),
	).toEqual([false, true, true, false])
	expect(bannerOn({ ...values, banner: { ...values.banner, isOn: false } }, '2026-05-01')).toBeNull()
})

test('a late word of a long text is a change', () => {
	const long = (word: string) => ({ ...textsSection.initial, terms: `${'a'.repeat(200)} ${word}` })
	expect(changesBetween(textsSection.lines(long('yes')), textsSection.lines(long('nay')))).toHaveLength(1)
})
