// Collects the content of a version's proof as plain data for another process.
import { artByUrl } from '#files/service/files.server.ts'
import type { Asset } from '#files/schemas.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { sportName } from '#sports/sports.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { pieceOf } from '../rules/players.ts'
import type { DesignPlayer, DesignPricing } from '../schemas.ts'
import { playersOf } from '../store/players.server.ts'
import { checkDesign } from '../rules/checks/check-design.ts'
import type { ProofDependencies } from '../dependencies.server.ts'
import type { ProofArt, ProofInput } from '../proof/input.ts'
import { artOf } from './art.server.ts'
import { subjectOf, type Subject } from './subject.server.ts'

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

export async function proofInput(
	context: ServiceContext,
	{ store }: Pick<ProofDependencies, 'store'>,
	version: VersionForProof,
): Promise<ProofInput> {
	const { config, designId, sceneHash, createdAt } = version
	const subject = await subjectOf(context, version.productId)
	const { product } = subject
	const template = templateToWorkOn(subject.template, config)
	const players = await playersOf(context.db, version)
	const assets = await artOf(context, [config], { userId: version.userId, visitorKey: null })
	const priced = (player: DesignPlayer) => {
		const piece = { ...pieceOf(config, player), quantity: 1 }
		const { unit } = designPrice({ baseCents: version.pricing.basePrice, config: piece, roles: [] })
		return { ...player, unitCents: unit.unit }
	}
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
		...(players.length > 0 && { roster: players, players: players.map(priced) }),
		createdAt: createdAt.toISOString(),
	}
}
