// What is saved of a design: what the server alone decides, its price, and the hash of its picture.
import { sizeCentsOfDesign } from '#catalog/rules/design-size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { letteringFont } from '#garments/lettering/fonts.ts'
import { packsFor } from '#garments/packs.server.ts'
import { frameOf, logoItemId, viewOfLogo } from '#garments/logos.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'
import { letteringSlots } from '#garments/template.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { isLargeEnough } from '#placement/units.ts'
import { designPrice, storedPricing, type PricedDesign } from '#pricing/rules/design.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { messages } from '../messages.ts'
import {
	asMade,
	furtherDecorations,
	maxFurtherDecorations,
	withDerivedDecorations,
} from '../rules/elements.ts'
import { pricedPieces } from '../rules/players.ts'
import { readPlayers } from '../rules/read-players.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import type { DesignPlayer } from '../schemas.ts'
import type { NewVersion } from '../store/designs.server.ts'
import type { PieceSubject, Subject } from './subject.server.ts'

type Stored = Pick<DesignConfig, 'templateId' | 'templateVersion'>

/** Ids of lettering elements, such as 'name-back'. */
const letteringIds = new RegExp(`^(${letteringSlots.join('|')})-`)

/**
 * Sets what the server alone decides: the template, the method of the cloth, and the decorations of all elements.
 * @throws Refusal invalid for a logo below the minimum size, ids that are not unique, words in a number family, and too
 * many decorations
 */
export function settled(sent: StoredDesign, { template: newest, product }: Subject): DesignConfig & Stored {
	const template = templateToWorkOn(newest, sent)
	const config = readDesign(sent, template)
	const isLegal = config.logos.every((logo) => {
		const view = viewOfLogo(template.views, logo)
		return !view || isLargeEnough(frameOf(logo), view)
	})
	if (!isLegal) throw new Refusal('invalid', messages.logoTooSmall)
	const ids = config.logos.map(logoItemId)
	if (new Set(ids).size < ids.length || ids.some((id) => letteringIds.test(id)))
		throw new Refusal('invalid', messages.logoIds)
	const digitsOnly = [config.lettering?.team, config.lettering?.name]
		.map((style) => letteringFont(style?.font ?? ''))
		.find((font) => font?.digitsOnly)
	if (digitsOnly) throw new Refusal('invalid', messages.digitsOnly(digitsOnly.name))
	if (furtherDecorations(config).length > maxFurtherDecorations)
		throw new Refusal('invalid', messages.tooManyDecorations)
	if (config.pattern?.tile && !product.sublimated) throw new Refusal('invalid', messages.tileNeedsSublimation)
	const made = { ...asMade(config, product), templateId: template.id, templateVersion: template.version }
	return withDerivedDecorations({ template, config: made, packs: packsFor(made, template) })
}

/** @throws Refusal invalid, naming the row */
export function checkedPlayers(sent: readonly unknown[] = []): DesignPlayer[] {
	const read = readPlayers(sent)
	if ('refusal' in read) throw new Refusal('invalid', read.refusal)
	return read.players
}

/** A piece to save; all players with this piece's sizes. */
export type Work = { subject: PieceSubject; config: DesignConfig; players: readonly DesignPlayer[] }
export type Works = readonly [Work, ...Work[]]

export type Made = Omit<NewVersion, 'designId' | 'version' | 'restoredFrom'> & Pick<Work, 'players'>

const pricedWork = ({ subject: { product }, config, players }: Work): PricedDesign => ({
	baseCents: product.baseCents,
	sport: product.sport,
	raisesFunds: product.raisesFunds,
	config,
	pieces: pricedPieces(config, players, sizeCentsOfDesign(product, config)),
})

/** Each piece with its own price; the first one's also has that of the whole kit. */
export async function versionsFrom(
	context: ServiceContext,
	works: Works,
	fundraisingBp = 0,
): Promise<Made[]> {
	const { now, actor } = context
	const prices = await pricesNow(context)
	const terms = { prices, roles: actor.roles, fundraisingBp }
	const [first, ...further] = works.map(pricedWork)
	const kit = first && further.length > 0 && designPrice({ ...first, further, ...terms })
	return Promise.all(
		works.map(async (work, at) => {
			const { config, players, subject } = work
			const template = templateToWorkOn(subject.template, config)
			const sizeCents = sizeCentsOfDesign(subject.product, config)
			return {
				config,
				players,
				pricing: {
					...storedPricing(designPrice({ ...pricedWork(work), ...terms })),
					...(kit && at === 0 && { kitTotal: storedPricing(kit).total }),
					...(sizeCents && { sizeCents }),
					...(fundraisingBp > 0 && { fundraisingBp }),
					...(prices.version > 0 && { priceVersion: prices.version }),
				},
				sceneHash: await sceneHash({ template, config, packs: packsFor(config, template) }),
				createdAt: now,
			}
		}),
	)
}
