// The kit's page: entries folded to what is set, those with an error open, and the order changed by buttons.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typedOf } from '../../rules/kit.ts'
import type { KitLine, KitView } from '../../views.ts'
import { KitPage, type KitAnswer } from './kit-page.tsx'

const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`)

const line = (id: string, change: Partial<KitLine> = {}): KitLine => ({
	id,
	productId: id,
	piece: '',
	design: null,
	required: false,
	deadlineOn: null,
	colorways: ['navy'],
	sizes: null,
	omits: [],
	brand: 'Rawhide',
	model: `Hoodie ${id[0] ?? ''}`,
	isSold: true,
	unitCents: 4_200,
	sizePrices: '',
	picture: { hash: null },
	designs: [],
	isOutdated: false,
	builderHref: '/builder/x',
	isDesignable: false,
	facts: { colorways: ['navy', 'red'], sizes: ['S', 'M', 'L'] },
	colors: [
		{ id: 'navy', name: 'Navy', hex: '#001122' },
		{ id: 'red', name: 'Red', hex: '#aa0000' },
	],
	printable: [],
	...change,
})

const view = (change: Partial<KitView> = {}): KitView => ({
	portal: {
		id: 'lakewood-rams-7f3a',
		teamName: 'Lakewood Rams',
		season: 'Fall 2026',
		sport: 'football',
		look: { primaryColor: 'purple', secondaryColor: 'orange', printedName: 'RAMS' },
	},
	logo: null,
	status: 'draft',
	revision: 3,
	note: '',
	reply: '',
	submittedOn: null,
	lines: ids.map((id) => line(id)),
	changes: [],
	removed: [],
	today: '2026-11-24',
	...change,
})

const drawn = (of: KitView, answer?: KitAnswer) =>
	renderToStaticMarkup(<KitPage view={of} words="" found={[]} answer={answer} />)
const summaryOf = (html: string, at = 0) =>
	(
		/<summary.*?<\/summary>/gs
			.exec(html.split('<li id="item-')[at + 1] ?? '')?.[0]
			.replaceAll(/<[^>]+>/g, ' ') ?? ''
	)
		.replaceAll(/\s+/g, ' ')
		.trim()

test('a folded entry says name, price, color, sizes, whether it is required and until when', () => {
	const [id = ''] = ids
	const set = line(id, { required: true, deadlineOn: '2026-12-04', sizes: ['S', 'M'], piece: 'Fan hoodie' })
	const html = drawn(view({ lines: [set] }))
	expect(summaryOf(html)).toBe(
		'Rawhide Hoodie a Fan hoodie $42.00 · Required until Fri, Dec 4 Sold as it is · Navy · 2 of 3 sizes',
	)
	expect(html).not.toContain('<details open')
	const designed = line(id, { design: { id, version: 2 }, printable: ['number'], omits: ['number'] })
	expect(summaryOf(drawn(view({ lines: [designed] })))).toBe(
		'Rawhide Hoodie a $42.00 · Optional , no last day Your design · all 3 sizes · no player number',
	)
})

test('what is sold as it is says so before it is added, and what takes a design does not', () => {
	const hit = {
		brand: 'Rawhide',
		sport: 'spirit',
		basePriceCents: 2_000,
		isActive: true,
		pieces: 0,
		pictureHash: null,
	}
	const found = [
		{ ...hit, productId: 'p1', model: 'Plain Tee', isDesignable: false },
		{ ...hit, productId: 'p2', model: 'Game Tee', isDesignable: true },
	]
	const html = renderToStaticMarkup(<KitPage view={view()} words="tee" found={found} answer={undefined} />)
	const said = [...html.matchAll(/(Plain|Game) Tee<\/span><span[^>]*>([^<]*)/g)].map(([, name, text]) => [
		name,
		text,
	])
	expect(said).toEqual([
		['Plain', '$20.00 · sold as it is, without your design'],
		['Game', '$20.00'],
	])
})

test('an entry with an error is open, with what was typed; the list of errors leads to the field', () => {
	const of = view()
	const typed = of.lines.map((one) => ({ ...typedOf(one, one.facts), deadline: '2026-11-01', sizes: [] }))
	const [, id = ''] = ids
	const errors = { [`size-${id}`]: 'Offer at least one size', [`deadline-${id}`]: 'This day has passed' }
	const html = drawn(of, { typed, errors, note: 'Hurry' })
	const entries = html.split('<li id="item-').slice(1)
	expect(entries.map((entry) => entry.includes('<details open'))).toEqual([false, true, false])
	for (const field of Object.keys(errors)) {
		expect(html).toContain(`href="#${field}"`)
		expect(html.split(`id="${field}"`)).toHaveLength(2)
	}
	expect(html).toContain('Rawhide Hoodie b: Offer at least one size')
	expect(html).toContain('Hurry</textarea>')
	expect(summaryOf(html, 1)).toContain('0 of 3 sizes')
})

test('every entry moves up and down but past the ends; with the shop nothing moves', () => {
	const buttons = [...drawn(view()).matchAll(/<button[^>]*value="(up|down):([a-c])[^>]*>/g)]
	expect(buttons.map(([html, way, letter]) => [way, letter, html.includes('disabled=""')])).toEqual([
		['up', 'a', true],
		['down', 'a', false],
		['up', 'b', false],
		['down', 'b', false],
		['up', 'c', false],
		['down', 'c', true],
	])
	const sent = drawn(view({ status: 'submitted' }))
	expect(sent).not.toContain('value="up:')
	expect(sent).not.toContain('value="submit"')
	expect(sent).toContain('value="takeback"')
})
