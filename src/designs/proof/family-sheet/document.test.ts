import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { sizeChart, sizeChartIdOf } from '#catalog/rules/size-charts.ts'
import { sizesOf } from '#catalog/rules/size-runs.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { sampleProof } from '../../../../tests/factories/designs/proof-sample.ts'
import { textOfPdf } from '../../../../tests/pdf-text.ts'
import { familySheet } from './document.ts'
import type { FamilySheetInput } from './input.ts'

const allSizes = [...sizesOf('youth'), ...sizesOf('adult'), 'One Size']

type Asked = { templateIds?: readonly string[]; config?: Partial<DesignConfig> } & Partial<FamilySheetInput>

async function sheetInput({
	templateIds = ['football-jersey'],
	config = {},
	...change
}: Asked = {}): Promise<FamilySheetInput> {
	const proofs = await Promise.all(templateIds.map((templateId) => sampleProof({ templateId, config })))
	const isKit = proofs.length > 1
	const [first, ...further] = proofs.map((proof, at) => ({
		...proof,
		...(isKit && { piece: { id: `${at}`, name: `Piece ${at + 1}` } }),
	}))
	if (!first) throw new Error('A sheet has a garment')
	const kit = { product: { brand: 'Gridiron Pro', model: 'Game Day Set' }, further }
	return {
		proof: { ...first, ...(isKit && { kit }) },
		charts: templateIds.map((id) => sizeChart(sizeChartIdOf(id), allSizes)),
		price: { eachCents: 6_210, quantity: 24, sizes: [{ size: '2XL', cents: 200 }], fundraisingBp: 0 },
		order: null,
		printedAt: '2026-11-29T03:00:00.000Z',
		...change,
	}
}

async function pagesOf(bytes: Uint8Array) {
	const task = getDocument({ data: bytes.slice(), disableFontFace: true, verbosity: 0 })
	const pdf = await task.promise
	const page = await pdf.getPage(1)
	const { items } = await page.getTextContent()
	const lines = items.flatMap((item) =>
		'str' in item && item.str.trim() !== '' ? [{ text: item.str, y: 792 - Number(item.transform[5]) }] : [],
	)
	const found = { numPages: pdf.numPages, size: page.view.slice(2), lines }
	await task.destroy()
	return found
}

/** One letter page on which pictures have room and nothing reaches into the footer. */
async function expectOnePage(bytes: Uint8Array, what = '') {
	const { numPages, size, lines } = await pagesOf(bytes)
	expect([numPages, ...size], what).toEqual([1, 612, 792])
	const footer = lines.filter(({ y }) => y > 755)
	expect(footer, what).toHaveLength(2)
	const lowest = Math.max(...lines.filter((line) => !footer.includes(line)).map(({ y }) => y))
	expect(lowest, what).toBeLessThan(750)
	const colors = lines.find(({ text }) => text === 'COLORS')
	expect(colors?.y, what).toBeGreaterThan(106 + 180)
}

test('the sheet has the shop, the team, colors, price, sizes, how to measure and what is printed of a player', async () => {
	const text = await textOfPdf(await familySheet(await sheetInput()))
	for (const part of [
		'FIELDHOUSE',
		'FOR FAMILIES',
		'WILDCATS',
		'Gridiron Pro Game Jersey',
		'Front',
		'Back',
		'Navy',
		'$62.10',
		'For one piece in an order of 24 pieces, before shipping and tax.',
		'As of November 28, 2026.',
		'Sizes that cost more: 2XL +$2.00.',
		'Each player’s name, up to 20 letters: back.',
		'Each player’s number, one or two digits: front and back.',
		'38-40',
		'Chest: Run the tape around the fullest part of the chest',
	])
		expect(text).toContain(part)
	expect(text).not.toContain('HOW TO ORDER')
})

test('the colors have their names in the language of the sheet', async () => {
	const text = await textOfPdf(await familySheet(await sheetInput({ language: 'es' })))
	expect(text).toContain('Azul marino')
	expect(text).not.toContain('Navy')
})

test('a team that takes orders has its address and last day on the sheet', async () => {
	const url = 'https://shop.test/portal/lakewood-rams-of-the-valley-varsity-7f3a'
	const text = await textOfPdf(
		await familySheet(
			await sheetInput({
				order: { url, deadlineOn: '2027-05-01' },
				price: { eachCents: 6_210, quantity: 1, sizes: [], fundraisingBp: 1_000 },
			}),
		),
	)
	expect(text).toContain('By May 1, 2027')
	expect(text.replaceAll(' ', '')).toContain(url.replace('https://', ''))
	expect(text).toContain('For one piece in an order of 1 piece')
	expect(text).toContain('The team adds 10 % for its fundraising.')
	const open = await familySheet(await sheetInput({ order: { url, deadlineOn: null } }))
	expect(await textOfPdf(open)).toContain('Open for orders')
})

test('a player’s name and number leave no trace: two sample players give the same bytes', async () => {
	const [one, other] = await Promise.all(
		[
			{ playerName: 'Canaryname', playerNumber: '73' },
			{ playerName: 'Đorđević', playerNumber: '4' },
		].map(async (config) => {
			const input = await sheetInput({ config })
			return familySheet({ ...input, proof: { ...input.proof, designId: 'same' } })
		}),
	)
	expect(Buffer.compare(one!, other!)).toBe(0)
	expect(await textOfPdf(one!)).not.toMatch(/canary/i)
})

test('a design without a player’s name and number says that every piece is the same', async () => {
	const input = await sheetInput({ config: { playerName: '', playerNumber: '' } })
	expect(await textOfPdf(await familySheet(input))).toContain('Every piece is the same')
})

test('every garment of the shop fits on one letter page', async () => {
	for (const { id } of Object.values(templates)) {
		const bytes = await familySheet(await sheetInput({ templateIds: [id] }))
		await expectOnePage(bytes, id)
	}
}, 240_000)

test('a kit of six pieces has each piece and its sizes, pieces with one chart together, on one page', async () => {
	const templateIds = [
		'football-jersey',
		'football-jersey',
		'football-pants',
		'hoodie',
		'joggers',
		'snapback',
	]
	const bytes = await familySheet(await sheetInput({ templateIds }))
	await expectOnePage(bytes)
	const text = await textOfPdf(bytes)
	for (const part of [
		'Game Day Set',
		'For one kit in an order of 24 kits',
		'Piece 1 and Piece 2: Cut to be worn',
	])
		expect(text).toContain(part)
	for (let at = 3; at <= 6; at += 1) expect(text).toContain(`Piece ${at}: `)
})

test('long names and sixty colors stay on the page', async () => {
	const input = await sheetInput({ config: { teamName: 'W'.repeat(20) } })
	const inks = Array.from({ length: 60 }, (_, at) => ({
		hex: `#${((at * 0x3f_1d_07 + 0x10_20_30) % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
		share: 1 / 60,
	}))
	const art = Object.fromEntries(
		Object.entries(input.proof.art).map(([url, file]) => [url, { ...file, inks }]),
	)
	const product = { brand: 'B'.repeat(60), model: 'M'.repeat(120) }
	const shop = 'The Very Long Name of a Shop for All Teams of the County'
	const bytes = await familySheet({ ...input, proof: { ...input.proof, art, product, shop } })
	await expectOnePage(bytes)
	const text = await textOfPdf(bytes)
	expect(text).toContain('Navy')
	expect(text).toContain('How to measure'.toUpperCase())
})

test('the shop’s logo stands in place of its name', async () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H40V20H0Z" fill="#c21a2c"/></svg>'
	const logo = { kind: 'vector' as const, name: '', base64: Buffer.from(svg).toString('base64'), inks: [] }
	const text = await textOfPdf(await familySheet(await sheetInput({ logo })))
	expect(text).not.toContain('FIELDHOUSE')
	expect(text).toContain('WILDCATS')
})

test('equal input gives equal bytes, and another drawing than the saved one is never printed', async () => {
	const input = await sheetInput()
	const first = await familySheet(input)
	expect(Buffer.compare(first, await familySheet(structuredClone(input)))).toBe(0)
	const other = { ...input, proof: { ...input.proof, sceneHash: 'f'.repeat(24) } }
	await expect(familySheet(other)).rejects.toThrow('the saved design ffff')
})
