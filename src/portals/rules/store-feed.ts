// A team's store as JSON for pages of other websites: whole addresses, whole cents, public facts alone. Pure.
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import { pictureInColors, pictureSources, pictureUrl } from '#pictures/urls.ts'
import { websiteStoreUrl } from '../urls.ts'
import type { StoreItem, StoreState } from './website-store.ts'

/** Read by scripts on other websites: fields are added and never changed. */
export type StoreFeed = {
	version: 1
	name: string
	season: string
	/** The store's page in the shop. */
	url: string
	state: StoreState
	/** `2026-12-04`; null without an end. */
	lastDay: string | null
	currency: 'USD'
	items: {
		name: string
		url: string
		priceCents: number
		lastDay: string | null
		/** Null without a picture; all are 4:5. */
		picture: { src: string; srcset: string } | null
	}[]
}

type Shown = {
	key: string
	team: { name: string; season: string }
	state: StoreState
	lastDay: string | null
	look: TeamChoice | null
	items: readonly StoreItem[]
}

function pictureIn(publicUrl: string, { picture, isInTeamColors }: StoreItem, look: TeamChoice | null) {
	if (picture === '') return null
	const colored = (addresses: string) =>
		(look && isInTeamColors ? pictureInColors(addresses, look) : addresses).replaceAll(
			/(^|, )\//g,
			`$1${publicUrl}/`,
		)
	return {
		src: colored(pictureUrl(picture, 320)),
		srcset: colored(pictureSources(picture, [240, 480])),
	}
}

export const storeFeed = (
	publicUrl: string,
	{ key, team, state, lastDay, look, items }: Shown,
): StoreFeed => ({
	version: 1,
	name: team.name,
	season: team.season,
	url: publicUrl + websiteStoreUrl(key),
	state,
	lastDay,
	currency: 'USD',
	items: items.map((item) => ({
		name: item.name,
		url: `${publicUrl}/product/${item.productId}`,
		priceCents: item.priceCents,
		lastDay: item.lastDay,
		picture: pictureIn(publicUrl, item, look),
	})),
})
