// Designs that the shop proposes to a team: what each product's pictures show, in the team's colors and name.
import { randomUUID } from 'node:crypto'
import { publishedById } from '#catalog/service/products.server.ts'
import type { ProductDetail } from '#catalog/rules/product/sheet.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Asset } from '#files/schemas.ts'
import { packsFor } from '#garments/packs.server.ts'
import { recolored, type Recoloring } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { onlyPiece } from '../rules/kit.ts'
import { withTeamLogo } from '../rules/team-logo.ts'
import { withTeamName } from '../rules/team-name.ts'
import { configsOfShop, insertDesigns } from '../store/designs.server.ts'
import { startingConfig, subjectFrom, type Subject } from './subject.server.ts'
import { settled, versionsFrom } from './work.server.ts'
import type { SavedAs } from './save.server.ts'

export type ProposedFor = {
	productId: string
	/** The owner's name for it; null for the product's own. */
	name: string | null
	/** In the team's colors the other way round, as an away jersey of a kit. */
	isSwapped: boolean
}

export type TeamProposal = {
	/** Owner of the designs. */
	userId: string
	team: Recoloring
	/** An upload of the owner; null for none. */
	logo: Asset | null
	wanted: readonly ProposedFor[]
}

/** The shop's first design of the product. */
const picturedBy = ({ colorways }: ProductDetail): string[] =>
	colorways.flatMap(({ design }) => design?.id ?? []).slice(0, 1)

/** @param pictured what the product's pictures show; without it the plain garment with the team's name */
function proposedConfig(
	subject: Subject,
	pictured: DesignConfig | undefined,
	{ team, isSwapped, prices }: { team: Recoloring; isSwapped: boolean; prices: PriceList },
): DesignConfig {
	const { primary, secondary, teamName = '' } = team
	const colors = isSwapped ? { primary: secondary, secondary: primary } : { primary, secondary }
	if (!pictured) return { ...startingConfig(subject, prices, colors), teamName }
	const { template } = subject
	const newest = { ...pictured, templateId: template.id, templateVersion: template.version }
	return { ...recolored(newest, { ...colors, teamName }, template), quantity: prices.builderQuantity }
}

/**
 * Saves version 1 of a design for each of these that can be designed. Four statements for any number. Call in a
 * transaction; the caller authorizes.
 * @returns in the order of `wanted`; null for what is sold as it is
 */
export async function insertTeamDesigns(
	inner: ServiceContext,
	{ userId, team, logo, wanted }: TeamProposal,
): Promise<(SavedAs | null)[]> {
	const products = await publishedById(inner, [...new Set(wanted.map(({ productId }) => productId))])
	const configs = await configsOfShop(inner.db, [...products.values()].flatMap(picturedBy))
	const prices = await pricesNow(inner)
	// Stored prices are those of a coach, who orders it.
	const asCoach: ServiceContext = { ...inner, actor: { userId, roles: ['coach'] } }
	const made = await Promise.all(
		wanted.map(async ({ productId, name, isSwapped }) => {
			const product = products.get(productId)
			if (!product?.attributes.customizable || !templateById(product.attributes.templateId)) return null
			const subject = subjectFrom(product)
			const pictured = configs.get(picturedBy(product)[0] ?? '')
			const colored = proposedConfig(subject, pictured, { team, isSwapped, prices })
			const { template } = subject
			const teamName = team.teamName ?? ''
			const packs = packsFor({ ...colored, teamName }, template)
			const proposed = withTeamName(colored, { template, packs, teamName })
			const config = settled(logo ? withTeamLogo(proposed, { template, packs, logo }) : proposed, subject)
			const piece = { ...subject, id: onlyPiece, name: product.attributes.kind }
			const [version] = await versionsFrom(asCoach, [{ subject: piece, config, players: [] }])
			if (!version) return null
			const { players: _none, ...first } = version
			return {
				userId,
				productId,
				name,
				first: { ...first, designId: randomUUID(), version: 1, restoredFrom: null },
			}
		}),
	)
	const rows = made.filter((row) => row !== null)
	if (rows.length > 0) await insertDesigns(inner.db, rows)
	return made.map((row) => row && { designId: row.first.designId, version: 1 })
}
