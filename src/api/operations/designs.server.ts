// Designs: facts, pictures, price and checks, by the same rules as the shop's pages.
import { z } from 'zod'
import { publishedProduct } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { blocksProof, checkDesign } from '#designs/rules/checks/check-design.ts'
import { packsFor } from '#garments/packs.server.ts'
import { wornBy } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { orderedDesign, pictureOfDesign, type OrderedDesign } from '#orders/service/ordered-designs.server.ts'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { samplePlayer } from '#production/rules/drawn-jobs.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { messages } from '../messages.ts'
import {
	Design,
	DesignChecks,
	DesignPrice,
	DesignPriceQuery,
	DesignQuery,
	PictureQuery,
} from '../resources/production.ts'
import { operation, pictureOperation, type Operation } from './operation.ts'

const params = z.object({ designId: z.uuid() })

const readDesign = (context: ServiceContext, designId: string, version: number | undefined) =>
	orderedDesign(context, { designId, version: version ?? null })

/** The garment as it was saved. @throws Refusal not_found */
function templateOf({ config }: OrderedDesign) {
	const template = templateAsSaved(config)
	if (!template) throw new Refusal('not_found', messages.notDrawn)
	return template
}

/** @throws Refusal conflict when the product is not sold any more */
async function soldProduct(context: ServiceContext, productId: string) {
	try {
		return await publishedProduct(context, productId)
	} catch (failure) {
		if (failure instanceof Refusal) throw new Refusal('conflict', messages.notSold)
		throw failure
	}
}

export const designOperations: readonly Operation[] = [
	operation({
		id: 'getDesign',
		method: 'GET',
		path: '/designs/{designId}',
		tag: 'Designs',
		scope: 'designs:read',
		role: 'csr',
		summary: 'Read a design',
		params,
		query: DesignQuery,
		answer: { status: 200, name: 'Design', schema: Design },
		problems: ['not-found'],
		run: async ({ context, params: { designId }, query }) => {
			const design = await readDesign(context, designId, query.version)
			const { config, version, productId, ownerId, locked, createdAt } = design
			const template = templateOf(design)
			return {
				id: design.designId,
				version,
				productId,
				isOfShop: ownerId === null,
				isLocked: locked,
				templateId: template.id,
				primaryColor: config.primaryColor,
				secondaryColor: config.secondaryColor,
				teamName: config.teamName,
				sides: template.views.map(({ id }) => id),
				decorations: config.decorations.map(({ location, type, size }) => ({ location, method: type, size })),
				savedAt: createdAt.toISOString(),
			}
		},
	}),
	pictureOperation({
		id: 'getDesignPicture',
		method: 'GET',
		path: '/designs/{designId}/picture',
		tag: 'Designs',
		scope: 'designs:read',
		role: 'csr',
		summary: 'Draw a side of a design as SVG or PNG',
		description: 'Flat, with its art, and without the name and number of a player.',
		params,
		query: PictureQuery,
		answer: { status: 200, media: ['image/svg+xml', 'image/png'] },
		problems: ['not-found'],
		run: async ({ context, dependencies, params: { designId }, query: { version, side, format } }) => {
			const design = await readDesign(context, designId, version)
			if (!templateOf(design).views.some(({ id }) => id === side))
				throw new Refusal('not_found', messages.noSide)
			const { spec, images } = await pictureOfDesign(context, dependencies.store, { ...design, side })
			// As worn it is no drawing: the SVG and its PNG show the same.
			const { worn: _worn, ...flat } = spec
			if (format === 'svg') return { type: 'image/svg+xml', bytes: drawPicture(flat, images) }
			const bytes = await dependencies.pictures.download({ spec: flat, images }, 'none')
			return { type: 'image/png', bytes }
		},
	}),
	operation({
		id: 'getDesignPrice',
		method: 'GET',
		path: '/designs/{designId}/price',
		tag: 'Designs',
		scope: 'designs:read',
		role: 'csr',
		summary: 'Price a design by the price list of now',
		description:
			'In a size that costs no more, with the discount of the quantity. Orders keep the price of their day.',
		params,
		query: DesignPriceQuery,
		answer: { status: 200, name: 'DesignPrice', schema: DesignPrice },
		problems: ['not-found', 'conflict'],
		run: async ({ context, params: { designId }, query }) => {
			const { config, productId, version } = await readDesign(context, designId, query.version)
			const { basePriceCents: baseCents, sport, attributes } = await soldProduct(context, productId)
			const quantity = query.quantity ?? config.quantity
			const price = designPrice({
				baseCents,
				sport,
				raisesFunds: attributes.raisesFunds,
				config: { ...config, quantity },
				prices: await pricesNow(context),
				roles: [],
			})
			return {
				designId,
				version,
				quantity,
				lines: price.lines,
				unitCents: price.unit.unit,
				perPieceCents: price.perPieceCents,
				totalCents: price.totals.totalCents,
				tiers: price.tiers.map(({ from, to = null, bp, perPieceCents }) => ({
					from,
					to,
					discountBp: bp,
					perPieceCents,
				})),
			}
		},
	}),
	operation({
		id: 'checkDesign',
		method: 'GET',
		path: '/designs/{designId}/checks',
		tag: 'Designs',
		scope: 'designs:read',
		role: 'csr',
		summary: 'Check whether a design can be made, and how well',
		description: 'The checks of the builder, with a sample player.',
		params,
		query: DesignQuery,
		answer: { status: 200, name: 'DesignChecks', schema: DesignChecks },
		problems: ['not-found', 'conflict'],
		run: async ({ context, params: { designId }, query }) => {
			const design = await readDesign(context, designId, query.version)
			const template = templateOf(design)
			const { sport } = await soldProduct(context, design.productId)
			const config = wornBy(design.config, samplePlayer)
			const findings = checkDesign({
				template,
				config,
				packs: packsFor(config, template),
				assets: Object.fromEntries(design.assets.map((asset) => [asset.id, asset])),
				sport,
			})
			return {
				designId,
				version: design.version,
				canBeMade: !blocksProof(findings),
				findings: findings.map(({ id, severity, message }) => ({ id, severity, message })),
			}
		},
	}),
]
