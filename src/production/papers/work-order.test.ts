// The text of a work order, read back by a PDF reader.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { specShop } from '#kit/shop.ts'
import type { JobCard } from '../views.ts'
import type { JobPlacement } from '../schemas.ts'
import { workOrder } from './work-order.ts'

async function linesOf(bytes: Uint8Array): Promise<string[]> {
	const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
	const found: string[] = []
	for (let at = 1; at <= document.numPages; at += 1) {
		const { items } = await (await document.getPage(at)).getTextContent()
		found.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
	}
	return found
}

const job = (model: string, at: number, playerName: string): JobCard => ({
	id: `${at}`,
	code: `code${at}`,
	orderId: 'o',
	reference: 'r',
	team: null,
	brand: 'Rawhide',
	model,
	kit: '',
	color: 'Navy',
	colors: 'Navy',
	sku: 'RH-1',
	size: '4XL Tall',
	qty: 1,
	packedQty: 0,
	playerName,
	playerNumber: '100',
	lacksLetters: false,
	methods: [],
	picture: '',
	isDesign: true,
	status: 'pending',
	due: { words: 'Due today', group: 'today' },
	moves: [],
})

const placement = (slot: 'team' | 'name' | 'number', what: string): JobPlacement => ({
	id: `${slot}-back`,
	what,
	slot,
	location: 'Back',
	method: 'screen',
	widthIn: 14,
	heightIn: 2,
	position: '3 in below the collar',
	rotation: 0,
	colors: [],
})

const facts = {
	shop: 'Bolt & Sons',
	title: 'Work order',
	orderId: 'o',
	reference: '8baa05c0',
	forWhom: 'Rams',
	detail: '',
	url: 'https://shop.test/o',
	printedAt: new Date('2026-11-20T15:00:00Z'),
	timeZone: specShop.timeZone,
	seal: null,
	artOf: () => undefined,
}

test('the measures of a name are said to be those of the pictured player, whose name others do not have', async () => {
	const design = {
		garment: 'Rawhide Game Jersey',
		kit: '',
		version: 1,
		sceneHash: 'abc',
		basis: 'Adult size M',
		pattern: 'Own tile, 3 in wide, mirrored, on sleeves.',
		note: '',
		views: [],
		threadChart: [],
		inkChart: [],
	}
	const withPlacements = async (placements: JobPlacement[]) => {
		const bytes = await workOrder({ ...facts, designs: [{ ...design, placements }], jobs: [] })
		return (await linesOf(bytes)).join(' ')
	}
	const team = placement('team', 'Team name RAMS')
	const named = await withPlacements([team, placement('name', 'Player name VANDERMOLEN')])
	expect(named).toContain('Adult size M. Letters without borders; names and numbers as pictured.')
	expect(named).not.toContain('VANDERMOLEN')
	expect(named).toContain('Own tile, 3 in wide, mirrored, on sleeves.')
	expect(await withPlacements([team])).not.toContain('as pictured')
})

test('a press finds its garments together, with whole names, and what they are on every page', async () => {
	const long = 'Montgomery-Featherstonehaugh'
	const jobs = Array.from({ length: 60 }, (_, at) => [
		job('Game Jersey', at, long),
		job('Game Pants', at + 60, 'Nguyễn'),
	]).flat()
	const bytes = await workOrder({ ...facts, designs: [], jobs })
	const lines = await linesOf(bytes)
	expect(lines.filter((line) => line === long)).toHaveLength(60)
	expect(lines.filter((line) => line === 'Navy: 60 jobs, 60 pieces')).toHaveLength(2)
	const codes = lines.filter((line) => line.startsWith('code'))
	expect(codes).toEqual(Array.from({ length: 120 }, (_, at) => `code${at}`))
	expect(lines).toContain('Work order · #8baa05c0 · Rams · Game Pants, Navy')
})
