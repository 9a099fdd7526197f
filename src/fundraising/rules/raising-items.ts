// Items whose sale raises money for the team, as its public page shows them. Pure.
import type { Colorway, ProductImage } from '#catalog/schemas.ts'
import { publicPictureOf } from '#portals/rules/public-picture.ts'
import { raisesFunds } from '#pricing/rules/design.ts'
import type { RaisingItem } from '../views.ts'

const mostShown = 12

/** An entry of the team's catalog, as far as the public may know it. */
export type ItemOffered = {
	brand: string
	model: string
	sport: string
	colorways: readonly Colorway[]
	images: readonly ProductImage[]
	isDesigned: boolean
	/** Of the product; null for as its sport. */
	raisesFunds: boolean | null
	/** Set in its design. */
	fundraisingEnabled: boolean
	/** Null for all of the product's colors. */
	offeredColorways: readonly string[] | null
}

/** Each product once, in catalog order; nothing for a team without a margin. */
export function raisingItems(items: readonly ItemOffered[], marginBp: number): RaisingItem[] {
	if (marginBp === 0) return []
	const shown = new Map<string, RaisingItem>()
	for (const item of items) {
		const name = `${item.brand} ${item.model}`
		const picture = publicPictureOf(item)
		if (
			picture === '' ||
			shown.has(name) ||
			!raisesFunds({ sport: item.sport, raisesFunds: item.raisesFunds ?? undefined }, item)
		)
			continue
		shown.set(name, { name, picture, isInTeamColors: item.isDesigned })
	}
	return [...shown.values()].slice(0, mostShown)
}
