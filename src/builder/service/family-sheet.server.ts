// The page for families of a saved version: collects its facts and has it drawn. It never has players.
import type { ProductDetail } from '#catalog/rules/product/sheet.ts'
import { shownSizeChart } from '#catalog/rules/size-charts.ts'
import { publishedById, sizesOf } from '#catalog/service/products.server.ts'
import { rolesHeldBy } from '#accounts/service/roles.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { messages } from '#designs/messages.ts'
import type { FamilySheetInput } from '#designs/proof/family-sheet/input.ts'
import type { ProofArt } from '#designs/proof/input.ts'
import type { ProofPool } from '#designs/proof/proof-pool.server.ts'
import { familySheetName } from '#designs/rules/download.ts'
import { artFile } from '#designs/service/art.server.ts'
import { findOwnPieces, playersIn, versionOfPieces } from '#designs/service/kits.server.ts'
import { proofInput } from '#designs/service/proof-input.server.ts'
import { versionBehind } from '#designs/service/shares.server.ts'
import { subjectFrom } from '#designs/service/subject.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { visitor } from '#kit/roles.ts'
import type { ShopShell } from '#kit/shop.ts'
import { teamsOfDesign } from '#portals/service/design-team.server.ts'
import { orderAddressOf } from '#portals/service/order-address.server.ts'
import { portalUrl } from '#portals/urls.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { priceOfPieces } from '../rules/price.ts'

type Found = Awaited<ReturnType<typeof versionOfPieces>>

export type SheetParts = {
	pool: Pick<ProofPool, 'familySheet'>
	dependencies: Pick<ProofDependencies, 'store'>
	shop: Pick<ShopShell, 'look'>
	/** Origin of the address where families order. */
	publicUrl: string
	/** What its readers read. */
	language: Language
}

export type FamilySheetFile = { bytes: Uint8Array; name: string }

const isVersion = (version: number) => Number.isSafeInteger(version) && version > 0 && version < 1e6

async function productsOf(context: ServiceContext, found: Found): Promise<ProductDetail[]> {
	const known = await publishedById(context, [...new Set(found.map(({ productId }) => productId))])
	return found.map(({ productId }) => {
		const product = known.get(productId)
		if (!product) throw new Refusal('not_found', messages.designNotFound)
		return product
	})
}

/** What a visitor pays in an order of the design's pieces: discounts of roles are the owner's own. */
async function priceFor(context: ServiceContext, found: Found, products: readonly ProductDetail[]) {
	const [{ productId, id, at: first }] = found
	const chosen = first.config.portalId || undefined
	const { team } = await teamsOfDesign(context, { productId, designId: id, chosen })
	const pieces = found.flatMap(({ piece, at: { config } }, at) => {
		const product = products[at]
		return product
			? [{ piece: { id: piece, name: piece }, product: subjectFrom(product).product, config }]
			: []
	})
	const players = playersIn(found)
	const facts = { players, prices: await pricesNow(context), roles: visitor.roles, team }
	const price = priceOfPieces(pieces, facts)
	if (!price) throw new Refusal('not_found', messages.designNotFound)
	const raises = pieces.some(({ product, config }) => raisesFunds(product, config))
	const extras = new Map<string, number>()
	for (const { product } of pieces)
		for (const [size, cents] of Object.entries(product.sizeCents ?? {}))
			extras.set(size, (extras.get(size) ?? 0) + cents)
	return {
		eachCents: price.perPieceCents,
		quantity: Math.round(price.quantity / price.unitPieces),
		sizes: [...extras].map(([size, cents]) => ({ size, cents })),
		fundraisingBp: raises ? (team?.fundraisingBp ?? 0) : 0,
	}
}

const chartsOf = (context: ServiceContext, products: readonly ProductDetail[]) =>
	Promise.all(
		products.map(async ({ id, attributes }) => {
			const sizes = await sizesOf(context, id)
			return shownSizeChart(
				attributes,
				sizes.map(({ size }) => size),
			)
		}),
	)

/** The shop's logo; undefined without one, and while its file is missing. */
async function logoOf({
	shop: { look },
	dependencies: { store },
}: SheetParts): Promise<ProofArt | undefined> {
	const file = look.logo && (await artFile(store, look.logo.url))
	if (!file) return undefined
	const base64 = Buffer.from(file.bytes).toString('base64')
	return { kind: file.type === 'image/svg+xml' ? 'vector' : 'raster', name: '', base64, inks: [] }
}

/** Everything on the page. */
async function sheetInput(
	context: ServiceContext,
	parts: SheetParts,
	found: Found,
): Promise<FamilySheetInput> {
	const [{ at, productId, userId }] = found
	const version = { ...at, productId, userId }
	const {
		players: _players,
		roster: _roster,
		kit,
		...proof
	} = await proofInput(context, parts.dependencies, version)
	const further = kit?.further.map(({ roster: _names, ...piece }) => piece) ?? []
	const products = await productsOf(context, found)
	const logo = await logoOf(parts)
	const address = await orderAddressOf(
		context,
		found.map(({ id }) => id),
	)
	return {
		proof: { ...proof, ...(kit && { kit: { ...kit, further } }) },
		charts: await chartsOf(context, products),
		...(logo && { logo }),
		price: await priceFor(context, found, products),
		order: address
			? { url: parts.publicUrl + portalUrl(address.portalId), deadlineOn: address.deadlineOn }
			: null,
		...(parts.language !== 'en' && { language: parts.language }),
		printedAt: context.now.toISOString(),
	}
}

/**
 * The page of the actor's own version.
 * @throws Refusal not_found for missing and for other people's designs alike, and for garments that are not drawn any more
 */
export async function familySheetOf(
	context: ServiceContext,
	parts: SheetParts,
	{ designId, version }: { designId: string; version: number },
): Promise<FamilySheetFile> {
	const pieces = isVersion(version) ? await findOwnPieces(context, designId) : undefined
	if (!pieces) throw new Refusal('not_found', messages.designNotFound)
	const found = await versionOfPieces(context, pieces, version)
	const templates = found.map(({ at }) => templateAsSaved(at.config))
	if (!templates.every(Boolean)) throw new Refusal('not_found', messages.notDrawn)
	const bytes = await parts.pool.familySheet(await sheetInput(context, parts, found))
	const { teamName } = found[0].at.config
	return { bytes, name: familySheetName({ teamName, garment: templates[0]?.name ?? '' }, parts.language) }
}

/** The page of the version behind a link. @throws Refusal not_found for unknown and revoked links alike */
export async function sharedFamilySheet(
	context: ServiceContext,
	parts: SheetParts,
	token: string | undefined,
): Promise<FamilySheetFile> {
	const { designId, version, userId } = await versionBehind(context, token)
	const roles = await rolesHeldBy(context, userId)
	return familySheetOf({ ...context, actor: { userId, roles } }, parts, { designId, version })
}
