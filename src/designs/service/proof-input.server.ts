// Collects the content of a version's proof as plain data for another process.
import { artByUrl } from '#files/service/files.server.ts'
import type { Asset } from '#files/schemas.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { sportName } from '#sports/sports.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { sizeOfPiece } from '../rules/kit.ts'
import { pieceOf } from '../rules/players.ts'
import type { DesignPlayer, DesignPricing } from '../schemas.ts'
import { checkDesign } from '../rules/checks/check-design.ts'
import type { ProofDependencies } from '../dependencies.server.ts'
import type { ProofArt, ProofInput } from '../proof/input.ts'
import { artOf } from './art.server.ts'
import { kitForProof, playersIn } from './kits.server.ts'
import { soldProduct, subjectOf, type Subject } from './subject.server.ts'

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
		assets.map(async ({ url, kind, name, inks }) => {
			const file = await artByUrl(store, url)
			const base64 = file && Buffer.from(file.bytes).toString('base64')
			return base64 === undefined ? [] : ([[url, { kind, name, base64, inks }]] as const)
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

/** One piece of this version, as a player gets it. @returns cents before discounts */
function unitCentsOf({ config, pricing }: Pick<VersionForProof, 'config' | 'pricing'>, player: DesignPlayer) {
	const piece = { ...pieceOf(config, player), quantity: 1 }
	return designPrice({ baseCents: pricing.basePrice, config: piece, roles: [] }).unit.unit
}

/** Without players. */
async function pieceInput(
	context: ServiceContext,
	{ store }: Pick<ProofDependencies, 'store'>,
	version: VersionForProof,
): Promise<ProofInput> {
	const { config, designId, sceneHash, createdAt } = version
	const subject = await subjectOf(context, version.productId)
	const { product } = subject
	const template = templateToWorkOn(subject.template, config)
	const assets = await artOf(context, [config], { userId: version.userId, visitorKey: null })
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
		art: await filesOf(store, assets),
		createdAt: createdAt.toISOString(),
	}
}

/** Of a kit's first piece all pieces, in one document. */
export async function proofInput(
	context: ServiceContext,
	dependencies: Pick<ProofDependencies, 'store'>,
	version: VersionForProof,
): Promise<ProofInput> {
	const [first, ...further] = await kitForProof(context, version)
	const input = await pieceInput(context, dependencies, version)
	const players = playersIn(first ? [first, ...further] : [])
	const all = [version, ...further.map(({ at }) => at)]
	const sumCents = (player: DesignPlayer) => all.reduce((sum, piece) => sum + unitCentsOf(piece, player), 0)
	const priced = players.map((player) => ({ ...player, unitCents: sumCents(player) }))
	const listed = { ...input, ...(players.length > 0 && { roster: players, players: priced }) }
	const [{ kitProductId = null } = {}] = [first]
	if (!first || further.length === 0 || kitProductId === null) return listed
	const { product, pieces: sold } = await soldProduct(context, kitProductId)
	const nameOf = (id: string) => sold.find((piece) => piece.id === id) ?? { id, name: id }
	const inputs: ProofInput[] = []
	for (const { at, productId, userId, piece } of further) {
		const own = await pieceInput(context, dependencies, { ...at, productId, userId })
		const roster = players.map((player) => ({
			...player,
			size: sizeOfPiece(player, piece, inputs.length + 1),
		}))
		inputs.push({
			...own,
			piece: { id: piece, name: nameOf(piece).name },
			...(roster.length > 0 && { roster }),
		})
	}
	return {
		...listed,
		facts: listed.facts.map((fact) => (fact.label === 'Pieces' ? { ...fact, label: 'Kits' } : fact)),
		piece: { id: first.piece, name: nameOf(first.piece).name },
		kit: { product: { brand: product.brand, model: product.model }, further: inputs },
	}
}
