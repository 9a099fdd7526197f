// Collects the content of a version's proof as plain data for another process.
import { publishedProduct } from '#catalog/service/products.server.ts'
import type { Asset } from '#files/schemas.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { printedTileUrl } from '#garments/patterns/tile.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { sizeCentsOf } from '#catalog/rules/size-prices.ts'
import { sportName } from '#sports/sports.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesAt } from '#shop-settings/service/prices.server.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { sizeOfPiece } from '../rules/kit.ts'
import { pieceOf } from '../rules/players.ts'
import type { DesignPlayer, DesignPricing } from '../schemas.ts'
import { checkDesign } from '../rules/checks/check-design.ts'
import type { ProofDependencies } from '../dependencies.server.ts'
import type { ProofArt, ProofInput } from '../proof/input.ts'
import { artFile, artOf, asPrinted } from './art.server.ts'
import { kitForProof, pieceNamesIn, playersIn, type PieceVersion } from './kits.server.ts'
import { subjectsOf, type Subject } from './subject.server.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

export type VersionForProof = {
	designId: string
	version: number
	config: DesignConfig
	sceneHash: string
	createdAt: Date
	pricing: DesignPricing
	productId: string
	/** Whose uploads the design uses; null for a design of the shop. */
	userId: string | null
}

/** Files by the URL that logos name; a missing file is omitted from the drawing. */
async function filesOf(
	store: ProofDependencies['store'],
	assets: readonly Asset[],
): Promise<Record<string, ProofArt>> {
	const files = await Promise.all(
		assets.map(async ({ url, kind, name, inks, width, height }) => {
			const file = await artFile(store, url)
			const base64 = file && Buffer.from(file.bytes).toString('base64')
			return base64 === undefined
				? []
				: ([[url, { kind, name, base64, inks, aspectRatio: width / height }]] as const)
		}),
	)
	return Object.fromEntries(files.flat())
}

function checksOf({ template, product }: Subject, config: DesignConfig, assets: readonly Asset[]) {
	return checkDesign({
		template,
		config,
		packs: packsFor(config, template),
		assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
		sport: product.sport,
	}).map(({ id, severity, message }) => ({
		severity: id === 'clean' ? ('passed' as const) : severity,
		message,
	}))
}

const pieces = new Intl.NumberFormat('en-US')

/** One piece of this version, as a player gets it in the size of their row. @returns cents before discounts */
function unitCentsOf(
	{ config, pricing }: Pick<VersionForProof, 'config' | 'pricing'>,
	{ player, prices }: { player: DesignPlayer; prices: PriceList },
) {
	const piece = { ...pieceOf(config, player), quantity: 1 }
	const baseCents = pricing.basePrice + sizeCentsOf(pricing.sizeCents, player.size)
	return designPrice({ baseCents, config: piece, prices, roles: [] }).unit.unit
}

/** What is read once for all pieces. */
type Read = {
	subjectOf: (productId: string) => Subject
	assets: readonly Asset[]
	/** By the URL of the asset. */
	files: Readonly<Record<string, ProofArt>>
}

const versionOfPiece = ({ at, productId, userId }: PieceVersion): VersionForProof => ({
	...at,
	productId,
	userId,
})

async function readFor(
	context: ServiceContext,
	store: ProofDependencies['store'],
	versions: readonly VersionForProof[],
): Promise<Read> {
	const configs = versions.map(({ config }) => config)
	// All pieces have one owner.
	const assets = await artOf(context, configs, { userId: versions[0]?.userId ?? null, visitorKey: null })
	const productIds = [...new Set(versions.map(({ productId }) => productId))]
	const files = await filesOf(store, asPrinted(assets, configs))
	return { subjectOf: await subjectsOf(context, productIds), assets, files }
}

/** Without players. */
function pieceInput(version: VersionForProof, { subjectOf, assets, files }: Read): ProofInput {
	const { config, designId, sceneHash, createdAt } = version
	const subject = subjectOf(version.productId)
	const { product } = subject
	const template = templateToWorkOn(subject.template, config)
	const used = new Set([...config.logos.map(({ url }) => url), printedTileUrl(config.pattern)])
	return {
		designId,
		version: version.version,
		sceneHash,
		product: { brand: product.brand, model: product.model },
		// The drawing process rejects a template version that is no longer available.
		template: { id: template.id, version: config.templateVersion ?? template.version },
		config,
		facts: [
			...(config.teamName.trim() === '' ? [] : [{ label: 'Team', value: config.teamName.trim() }]),
			{ label: 'Sport', value: sportName(product.sport) },
			{ label: 'Pieces', value: pieces.format(config.quantity) },
		],
		checks: checksOf({ product, template }, config, assets),
		art: Object.fromEntries(Object.entries(files).filter(([url]) => used.has(url))),
		createdAt: createdAt.toISOString(),
	}
}

/** Of a kit's first piece all pieces, in one document. */
export async function proofInput(
	context: ServiceContext,
	{ store }: Pick<ProofDependencies, 'store'>,
	version: VersionForProof,
): Promise<ProofInput> {
	const [first, ...further] = await kitForProof(context, version)
	const versions = [version, ...further.map(versionOfPiece)]
	const read = await readFor(context, store, versions)
	const parts = first ? [first, ...further] : []
	const players = playersIn(parts)
	// As it was priced when it was saved: a proof never changes.
	const prices = await pricesAt(context, version.pricing.priceVersion ?? 0)
	const sumCents = (player: DesignPlayer) =>
		versions.reduce((sum, own, at) => {
			const size = sizeOfPiece(player, parts[at]?.piece ?? '', at)
			return sum + unitCentsOf(own, { player: { ...player, size }, prices })
		}, 0)
	const priced = players.map((player) => ({ ...player, unitCents: sumCents(player) }))
	const hasPlayers = players.length > 0
	const { name: shop, timeZone } = await shopNow(context)
	const input = {
		shop,
		timeZone,
		...pieceInput(version, read),
		...(hasPlayers && { roster: players, players: priced }),
	}
	if (!first || first.kitProductId === null || further.length === 0) return input
	const { brand, model } = await publishedProduct(context, first.kitProductId)
	const nameOf = pieceNamesIn([first, ...further])
	const named = (id: string) => ({ id, name: nameOf(id) })
	return {
		...input,
		facts: input.facts.map((fact) => (fact.label === 'Pieces' ? { ...fact, label: 'Kits' } : fact)),
		piece: named(first.piece),
		kit: {
			product: { brand, model },
			further: further.map((own, at) => ({
				...pieceInput(versionOfPiece(own), read),
				piece: named(own.piece),
				...(hasPlayers && {
					roster: players.map((player) => ({ ...player, size: sizeOfPiece(player, own.piece, at + 1) })),
				}),
			})),
		},
	}
}
