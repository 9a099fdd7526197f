// What approvals need from modules above them: the items of a team that can be added to its order, and for whom.
import type { ServiceContext } from '#database/context.server.ts'
import type { Prints } from '#garments/personalization.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import type { LinePicture } from '#orders/views.ts'

export type AddableSize = {
	variantId: string
	size: string
	stock: number
	/** What it costs more; left out for nothing. */
	extraCents?: number
}

export type AddableItem = {
	id: string
	/** Brand and model. */
	made: string
	picture: LinePicture
	/** One unit without a player's name and number, in a size that costs no more, before any discount, in cents. */
	unitCents: number
	/** Which player details it prints. */
	prints: Prints
	colors: { name: string; sizes: AddableSize[] }[]
}

/** A row of the team's roster. */
export type AddablePlayer = { id: string; name: string; number: string }

/** A line as chosen on the page. */
export type ChosenLine = {
	itemId: string
	variantId: string
	/** Null for a player who is not on the roster. */
	rosterId: string | null
	playerName: string
	playerNumber: string
	quantity: number
}

export type Addables = {
	items: AddableItem[]
	/** Null for an order without a team: whom a line is for is typed where it is printed. */
	players: AddablePlayer[] | null
	/** The line as the team orders it; null when item, size or player is not offered. */
	lineOf: (chosen: ChosenLine) => RosteredLine | null
}

/** The caller has checked that the actor may change orders of this portal. */
export type TeamItems = (context: ServiceContext, portalId: string) => Promise<Addables>
