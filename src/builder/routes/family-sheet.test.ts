// The page for families on both engines: for the owner and behind a link, at the price without a role, never with players.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { familySheet } from '#designs/proof/family-sheet/document.ts'
import type { FamilySheetInput } from '#designs/proof/family-sheet/input.ts'
import { revokeShare, shareVersion } from '#designs/service/shares.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { savedDesign as savedFacts } from '#designs/service/saved.server.ts'
import { soldProduct, startingConfig } from '#designs/service/subject.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { visitor, type Role } from '#kit/roles.ts'
import { specShell } from '#kit/shop.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { newMember, newPerson, newPortal } from '../../../tests/factories/portals.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { priceOfPieces } from '../rules/price.ts'
import { openBuilder } from '../service/draft.server.ts'
import { loader } from './family-sheet.ts'
import { loader as linkedLoader } from './linked-family-sheet.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const store = diskStore(mkdtempSync(join(tmpdir(), 'family-sheets-')))
const drawn: FamilySheetInput[] = []
/** Draws in this process. */
const pool = {
	familySheet: (input: FamilySheetInput) => {
		drawn.push(structuredClone(input))
		return familySheet(input)
	},
}

const productId = await insertProduct(db, { sizeCents: { '2XL': 200 }, sizes: ['S', 'M', '2XL'] })
const staff: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }
const canary = { playerName: 'Canaryfirst', playerNumber: '73' }
const player = { name: 'Canarysecond', number: '41', size: 'M', quantity: 30 }

async function savedDesign(
	who: ServiceContext,
	id = productId,
	change: Partial<DesignConfig> = {},
	players: readonly (typeof player)[] = [player],
) {
	const { pieces, isKit } = await soldProduct(context, id)
	const [config, ...further] = pieces.map((piece) => ({
		...startingConfig(piece, specPrices),
		teamName: 'Mill Creek Owls',
		...canary,
		...change,
	}))
	if (!config) throw new Error('A product has a piece')
	const kit = Object.fromEntries(
		pieces.slice(1).flatMap((piece, at) => (further[at] ? [[piece.id, further[at]]] : [])),
	)
	return saveDesign(who, {
		productId: id,
		designId: null,
		baseVersion: 0,
		config,
		players: [...players],
		...(isKit && { kit }),
		owner: { userId: who.actor.userId, visitorKey: null },
	})
}

function provided(who: ServiceContext) {
	const provider = new RouterContextProvider()
	provider.set(serviceContext, who)
	provider.set(shopContext, specShell)
	// Casts: only these parts are read.
	provider.set(siteContext, { publicUrl: 'https://shop.test' } as never)
	provider.set(proofsContext, { store, pool } as never)
	return provider
}

// Casts: the loaders read only these parts.
const get = (
	who: ServiceContext,
	{ designId, version = '1' }: { designId: string; version?: string | number },
	query = '',
) =>
	loader({
		params: { designId, version: `${version}` },
		context: provided(who),
		url: new URL(`https://shop.test/sheet${query}`),
	} as never)
const getLinked = (who: ServiceContext, token: string, query = '') =>
	linkedLoader({
		params: { token },
		context: provided(who),
		url: new URL(`https://shop.test/sheet${query}`),
	} as never)

const textOf = async (response: Response) => textOfPdf(new Uint8Array(await response.arrayBuffer()))

/** What the builder shows for one piece to its owner, and to a visitor with the same design. */
async function builderPrices(
	who: ServiceContext,
	designId: string,
): Promise<{ own: number; visitors: number }> {
	const owner = { userId: who.actor.userId, visitorKey: null }
	const data = await openBuilder(who, { productId, designId, owner })
	const { pieces, players, prices, teams, teamId } = data
	const team = teams.find(({ id }) => id === teamId) ?? null
	const priceFor = (roles: readonly Role[]) =>
		priceOfPieces(pieces, { players, prices, roles, team })?.perPieceCents ?? Number.NaN
	return { own: priceFor(data.roles), visitors: priceFor(visitor.roles) }
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

test('the owner gets one page in the team’s name, without any player', async () => {
	const coach = await newPerson(context, ['coach'])
	const saved = await savedDesign(coach)
	const response = await get(coach, saved)
	expect(response.status).toBe(200)
	expect(response.headers.get('Content-Type')).toBe('application/pdf')
	expect(response.headers.get('Content-Disposition')).toBe(
		'inline; filename="mill-creek-owls-for-families.pdf"',
	)
	expect(response.headers.get('Cache-Control')).toBe('private, no-store')
	expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
	const text = await textOf(response)
	for (const part of ['MILL CREEK OWLS', 'in an order of 30 pieces', '2XL +$2.00', 'Rawhide Game Jersey'])
		expect(text).toContain(part)
	expect(text).not.toMatch(/canary/i)
	expect(text).not.toContain('HOW TO ORDER')
	const { proof } = drawn.at(-1)!
	expect(Object.keys(proof)).not.toContain('players')
	expect(JSON.stringify(drawn.at(-1))).not.toContain('Canarysecond')
})

test.each([
	['coach', 1],
	['coach', 11],
	['coach', 12],
	['school_admin', 23],
	['school_admin', 24],
	['admin', 6],
	['retail', 3],
] as const)(
	'the page of a %s with %i pieces has the price of a visitor, for its owner and behind the link',
	async (role, quantity) => {
		const owner = await newPerson(context, [role])
		const saved = await savedDesign(owner, productId, {}, [{ ...player, quantity }])
		const { own, visitors } = await builderPrices(owner, saved.designId)
		const token = await shareVersion(owner, saved)
		for (const response of [
			await get(owner, saved),
			await getLinked({ ...context, actor: visitor }, token),
			await getLinked(owner, token),
		]) {
			const text = await textOf(response)
			expect(text).toContain(dollars(visitors))
			expect(text).toContain(
				quantity === 1 ? 'in an order of 1 piece,' : `in an order of ${quantity} pieces,`,
			)
			if (own !== visitors) expect(text).not.toContain(dollars(own))
			expect(drawn.at(-1)!.price.eachCents).toBe(visitors)
		}
	},
)

test('behind a link anyone gets the owner’s page; a revoked link has none', async () => {
	const coach = await newPerson(context, ['coach'])
	const saved = await savedDesign(coach)
	const own = await textOf(await get(coach, saved))
	const token = await shareVersion(coach, saved)
	const anyone: ServiceContext = { ...context, actor: visitor }
	expect(await textOf(await getLinked(anyone, token))).toBe(own)
	const { shares } = await savedFacts(coach, { id: saved.designId, version: 1, locked: false })
	await revokeShare(coach, { designId: saved.designId, shareId: shares[0]!.id })
	const missing = { init: { status: 404 } }
	await expect(getLinked(anyone, token)).rejects.toMatchObject(missing)
	await expect(getLinked(anyone, 'x'.repeat(43))).rejects.toMatchObject(missing)
})

test('another person’s design, a missing one and a missing version look the same', async () => {
	const coach = await newPerson(context, ['coach'])
	const saved = await savedDesign(coach)
	const missing = { init: { status: 404 }, data: 'Design not found' }
	for (const who of [await newPerson(context, ['coach']), { ...context, actor: visitor }])
		await expect(get(who, saved)).rejects.toMatchObject(missing)
	await expect(get(coach, { designId: randomUUID() })).rejects.toMatchObject(missing)
	for (const version of ['0', '2', '-1', '1.5', 'x', '99999999999'])
		await expect(get(coach, { ...saved, version })).rejects.toMatchObject(missing)
})

test('a kit has all of its pieces on the page', async () => {
	const coach = await newPerson(context, ['coach'])
	const pants = await insertProduct(db, { templateId: 'football-pants', kind: 'Pants', model: 'Game Pants' })
	const kitId = await insertKit(db, [productId, pants], { model: 'Game Day Set' })
	const text = await textOf(await get(coach, await savedDesign(coach, kitId)))
	for (const part of ['Game Day Set', 'For one kit in an order of 30 kits', 'Go by the waist'])
		expect(text).toContain(part)
	expect(text).not.toMatch(/canary/i)
})

test('the owner’s size chart takes the place of the garment’s', async () => {
	const coach = await newPerson(context, ['coach'])
	const id = await insertProduct(db, { sizes: ['S', 'M'] })
	const [row] = await db.select().from(products).where(eq(products.id, id))
	const ownSizeChart = {
		fit: 'Runs small.',
		measures: ['Neck opening'],
		rows: [
			{ size: 'S', values: ['13 3/8'] },
			{ size: 'M', values: ['14 1/8'] },
		],
	}
	await db
		.update(products)
		.set({ attributes: { ...row!.attributes, ownSizeChart } })
		.where(eq(products.id, id))
	const text = await textOf(await get(coach, await savedDesign(coach, id)))
	for (const part of ['Runs small.', 'Neck opening', '13 3/8', '14 1/8']) expect(text).toContain(part)
	expect(text).not.toContain('Shoulder over pads')
})

/** Puts the design into the portal's catalog. */
const offer = (portalId: string, item: { designId: string; deadlineOn: string }) =>
	db
		.insert(portalItems)
		.values({ id: randomUUID(), portalId, productId, designVersion: 1, position: 0, ...item })

test('the page names the portal that takes orders for the design, until it closes', async () => {
	const portal = await newPortal(staff, { marginBp: 1_000 })
	const coach = await newMember(staff, portal, 'coach')
	const saved = await savedDesign(coach, productId, { fundraisingEnabled: true })
	await offer(portal.portalId, { designId: saved.designId, deadlineOn: '2099-05-01' })
	const text = await textOf(await get(coach, saved))
	expect(text).toContain('By May 1, 2099')
	expect(text.replaceAll(' ', '')).toContain(`shop.test/portal/${portal.portalId}`)
	expect(text).toContain('The team adds 10 % for its fundraising.')
	await db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, portal.portalId))
	expect(await textOf(await get(coach, saved))).not.toContain('HOW TO ORDER')
})

test('in Spanish for families who read it, the owner’s and the one behind a link; an unknown language is English', async () => {
	const portal = await newPortal(staff, { marginBp: 1_000 })
	const coach = await newMember(staff, portal, 'coach')
	const saved = await savedDesign(coach, productId, { fundraisingEnabled: true })
	await offer(portal.portalId, { designId: saved.designId, deadlineOn: '2099-09-12' })
	const response = await get(coach, saved, '?lang=es')
	expect(response.headers.get('Content-Disposition')).toContain('mill-creek-owls-para-familias.pdf')
	const text = await textOf(response)
	for (const part of [
		'PARA LAS FAMILIAS',
		'Por una pieza en un pedido de 30 piezas, antes de envío e impuestos.',
		'Tallas que cuestan más: 2XL +$2.00.',
		'El equipo agrega 10 % para su recaudación de fondos.',
		'Hasta el 12 sept 2099',
		'Hombros con protección',
		'Para usarse sobre hombreras.',
	])
		expect(text).toContain(part)
	expect(text).not.toMatch(/canary|\b(?:the|price|sizes?|families|inches|measure|order)\b/i)
	const token = await shareVersion(coach, saved)
	const anyone: ServiceContext = { ...context, actor: visitor }
	expect(await textOf(await getLinked(anyone, token, '?lang=es'))).toBe(text)
	const english = await textOf(await get(coach, saved))
	expect(english).toContain('FOR FAMILIES')
	expect(await textOf(await get(coach, saved, '?lang=fr'))).toBe(english)
})
