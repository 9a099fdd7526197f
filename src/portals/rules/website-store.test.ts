import { expect, test } from 'vitest'
import {
	originOf,
	isSiteAllowed,
	linkSnippet,
	readStore,
	scriptSnippet,
	storeOn,
	type StoreEntry,
} from './website-store.ts'

const entry = (change: Partial<StoreEntry>): StoreEntry => ({
	productId: 'p1',
	brand: 'Rawhide',
	model: 'Tee',
	basePriceCents: 1_950,
	colorways: [],
	images: [],
	isDesigned: false,
	offeredColorways: null,
	deadlineOn: null,
	...change,
})
const on = { today: '2026-12-04', isPortalOpen: true }

test.each([
	['a day that is not over', ['2026-12-04'], 'open', '2026-12-04'],
	['a day that is over', ['2026-12-03'], 'closed', null],
	['one over, one later', ['2026-12-03', '2026-12-09'], 'open', '2026-12-09'],
	['two later', ['2026-12-24', '2026-12-09'], 'open', '2026-12-24'],
	['one without an end', ['2026-12-09', null], 'open', null],
	['nothing', [], 'empty', null],
])('a store whose products end with %s', (_name, days, state, lastDay) => {
	const entries = days.map((deadlineOn, at) => entry({ productId: `p${at}`, deadlineOn }))
	expect(storeOn(entries, on)).toMatchObject({ state, lastDay })
})

test('a product that the catalog has twice is shown once, until its later day', () => {
	const entries = [entry({ deadlineOn: '2026-12-05' }), entry({ deadlineOn: '2026-12-08' })]
	expect(storeOn(entries, on).items).toMatchObject([{ name: 'Rawhide Tee', lastDay: '2026-12-08' }])
})

test('the store of a closed portal is closed, also without products', () => {
	const closed = { ...on, isPortalOpen: false }
	expect(storeOn([entry({})], closed)).toEqual({ state: 'closed', lastDay: null, items: [] })
	expect(storeOn([], closed).state).toBe('closed')
})

test.each([
	['www.lakewood.example', 'https://www.lakewood.example'],
	[' https://Lakewood.example/store?a=1 ', 'https://lakewood.example'],
	['http://localhost:8080', 'http://localhost:8080'],
	['lakewood.example:443', 'https://lakewood.example'],
	['lakewood', undefined],
	['two words.example', undefined],
	['javascript:alert(1)', undefined],
	['ftp://lakewood.example', undefined],
	['https://me@lakewood.example', undefined],
	['*.lakewood.example', undefined],
])('the website %o is %o', (typed, origin) => {
	expect(originOf(typed)).toBe(origin)
})

test('the form names the line that is no website and keeps what was typed', () => {
	const sites = 'lakewood.example\n\nno site'
	expect(readStore({ isOn: 'yes', sites })).toEqual({
		ok: false,
		typed: { isOn: 'yes', sites },
		errors: { sites: 'Line 3 is no website. Enter it like https://www.lakewoodhigh.org' },
	})
	expect(readStore({ sites: 'a.example\r\nhttps://a.example/' })).toMatchObject({
		value: { isOn: false, sites: ['https://a.example'] },
	})
	const many = Array.from({ length: 21 }, (_, at) => `s${at}.example`).join('\n')
	expect(readStore({ isOn: 'yes', sites: many })).toMatchObject({
		errors: { sites: 'Enter 20 websites at most' },
	})
})

test('a list of websites keeps scripts of all others out', () => {
	expect(isSiteAllowed([], 'https://any.example')).toBe(true)
	expect(isSiteAllowed(['https://a.example'], 'https://a.example')).toBe(true)
	expect(isSiteAllowed(['https://a.example'], 'http://a.example')).toBe(false)
	expect(isSiteAllowed(['https://a.example'], 'null')).toBe(false)
	expect(isSiteAllowed(['https://a.example'], undefined)).toBe(true)
})

test('a team’s name adds no tags to what is pasted', () => {
	const pasted = { publicUrl: 'https://shop.example', key: 'k', name: '<img src=x onerror="a()"> & Co' }
	expect(linkSnippet(pasted)).toBe(
		'<a href="https://shop.example/stores/k">&#60;img src=x onerror=&#34;a()&#34;&#62; &#38; Co</a>',
	)
	expect(scriptSnippet({ ...pasted, name: 'Owls' })).toBe(
		`<fieldhouse-store store="k"><a href="https://shop.example/stores/k">Owls</a></fieldhouse-store>
<script type="module" src="https://shop.example/embed/store.js"></script>`,
	)
})
