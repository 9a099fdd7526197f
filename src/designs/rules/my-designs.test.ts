import { expect, test } from 'vitest'
import {
	DesignName,
	designsHref,
	nameOfCopy,
	readDesignsView,
	statesOf,
	type DraftCard,
	type SavedCard,
} from './my-designs.ts'

const draft: DraftCard = {
	kind: 'draft',
	productId: 'p',
	made: 'Fieldhouse Jersey',
	teamName: '',
	pictureUrl: '',
	changedAt: '2026-11-21T10:00:00Z',
	isKit: false,
	isSold: true,
}
const saved: SavedCard = {
	...draft,
	kind: 'saved',
	id: 'd',
	name: null,
	version: 1,
	locked: false,
	hasDraft: false,
	proofState: 'none',
}

test.each([
	[draft, ['Draft']],
	[{ ...draft, isSold: false }, ['Draft', 'No longer sold']],
	[saved, []],
	[{ ...saved, hasDraft: true, proofState: 'queued' as const }, ['Changes not saved', 'Proof in the making']],
	[{ ...saved, locked: true, proofState: 'ready' as const }, ['Locked', 'Proof ready']],
	[{ ...saved, proofState: 'failed' as const }, ['Proof failed']],
])('a card says how far its design is (%#)', (card, states) => {
	expect(statesOf(card)).toEqual(states)
})

test.each([
	['', { query: '', page: 1 }, '/designs'],
	['q=%20Home%20%20kit%20&page=2', { query: 'Home kit', page: 2 }, '/designs?q=Home+kit&page=2'],
	['page=-1', { query: '', page: 1 }, '/designs'],
	['page=1.5', { query: '', page: 1 }, '/designs'],
	['page=1e99', { query: '', page: 1 }, '/designs'],
	['q=%26page%3D9', { query: '&page=9', page: 1 }, '/designs?q=%26page%3D9'],
])('the address %s is a view, and the view has one address', (search, view, href) => {
	expect(readDesignsView(new URLSearchParams(search))).toEqual(view)
	expect(designsHref(view)).toBe(href)
})

test.each([
	[' Home \n kit ', 'Home kit'],
	['   ', null],
	['x'.repeat(60), 'x'.repeat(60)],
	[`${'x'.repeat(60)}  `, 'x'.repeat(60)],
])('%j is the name %j', (typed, name) => {
	expect(DesignName.parse(typed)).toBe(name)
})

test('a name is 60 characters at most, that of a copy too', () => {
	expect(DesignName.safeParse('x'.repeat(61)).success).toBe(false)
	expect(nameOfCopy('x'.repeat(53))).toBe(`${'x'.repeat(53)} (copy)`)
	expect(nameOfCopy('x'.repeat(54))).toBe('x'.repeat(54))
	expect(nameOfCopy('Local', 'es')).toBe('Local (copia)')
	expect(nameOfCopy(null)).toBeNull()
})
