// The text of a work order, read back by a PDF reader.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { specShop } from '#kit/shop.ts'
import type { JobCard } from '../views.ts'
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

test('a press finds its garments together, with whole names, and what they are on every page', async () => {
	const long = 'Montgomery-Featherstonehaugh'
	const jobs = Array.from({ length: 60 }, (_, at) => [
		job('Game Jersey', at, long),
		job('Game Pants', at + 60, 'Nguyễn'),
	]).flat()
	const bytes = await workOrder({
		shop: 'Bolt & Sons',
		title: 'Work order',
		orderId: 'o',
		reference: '8baa05c0',
		forWhom: 'Rams',
		detail: '',
		url: 'https://shop.test/o',
		printedAt: new Date('2026-11-20T15:00:00Z'),
		timeZone: specShop.timeZone,
		designs: [],
		jobs,
		seal: null,
		artOf: () => undefined,
	})
	const lines = await linesOf(bytes)
	expect(lines.filter((line) => line === long)).toHaveLength(60)
	expect(lines.filter((line) => line === 'Navy: 60 jobs, 60 pieces')).toHaveLength(2)
	const codes = lines.filter((line) => line.startsWith('code'))
	expect(codes).toEqual(Array.from({ length: 120 }, (_, at) => `code${at}`))
	expect(lines).toContain('Work order · #8baa05c0 · Rams · Game Pants, Navy')
})
