// View models of the module's pages and of the back office: rows of the store, with what is derived from them.
import type { KitChange, KitFacts, KitItem, PrintedSlot } from './rules/kit.ts'
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import type { TeamLook } from './rules/team-look.ts'
import type { StoreItem, StoreState } from './rules/website-store.ts'
import type { RequestAge } from './rules/request-age.ts'
import type { InviteRole, KitStatus } from './states.ts'
import type { openInvites } from './store/invites.server.ts'
import type { itemsOf } from './store/items.server.ts'
import type { PersonRow } from './store/people.server.ts'
import type { organizationsLike } from './store/portals.server.ts'
import type { requestById, RequestRow } from './store/requests.server.ts'

type RowOf<Query extends (...values: never[]) => PromiseLike<readonly unknown[]>> = Awaited<
	ReturnType<Query>
>[number]

export type { CoachDesign, ShopDesign } from './store/items.server.ts'
export type { ProductLine } from './store/products.server.ts'
export type { PersonRow } from './store/people.server.ts'
export type { PortalLine } from './store/portals.server.ts'
export type { WaitingKit } from './store/kits.server.ts'
export type OrganizationLine = RowOf<typeof organizationsLike>
export type ItemLine = RowOf<typeof itemsOf>
/** `email` is null for a shared link. */
export type InviteLine = RowOf<typeof openInvites>

export type RequestView = RequestRow & { age: RequestAge }

/** A team's logo as its managers and the shop see it. */
export type TeamLogo = { name: string; url: string; isVector: boolean; warnings: readonly string[] }

/** A logo in the request form; the token names it when the form is sent again. */
export type RequestLogo = { token: string; name: string; url: string }

/** With the address of the account that sent it; null for a visitor. */
export type RequestDetail = RequestView &
	Pick<NonNullable<Awaited<ReturnType<typeof requestById>>>, 'accountEmail'> & { logo: TeamLogo | null }

/** A request as its sender sees it. */
export type WaitingRequest = Pick<RequestView, 'id' | 'organizationName' | 'sport' | 'age'>

/** An entry of a kit as its page shows it. */
export type KitLine = KitItem & {
	brand: string
	model: string
	isSold: boolean
	/** One unit as designed, before any discount, in cents. */
	unitCents: number
	/** `2XL +$2.00`: what sizes cost more; empty for none. */
	sizePrices: string
	/** The product's own picture, or the address of the design's. */
	picture: { hash: string | null } | { src: string }
	/** The coaches' designs of the product, latest first, and the one that is chosen. */
	designs: readonly { value: string; label: string }[]
	/** A later version of the chosen design is saved. */
	isOutdated: boolean
	builderHref: string
	isDesignable: boolean
	facts: KitFacts
	colors: readonly { id: string; name: string; hex: string }[]
	/** What the chosen design prints of a player. */
	printable: readonly PrintedSlot[]
}

export type KitView = {
	portal: { id: string; teamName: string; season: string; sport: string; look: TeamLook }
	/** What the team sent with its request. */
	logo: TeamLogo | null
	/** Null while the kit is the catalog as it stands. */
	status: KitStatus | null
	/** 0 while the kit is the catalog as it stands. */
	revision: number
	note: string
	reply: string
	/** In the portal's time zone; null while the shop does not have it. */
	submittedOn: string | null
	lines: readonly KitLine[]
	changes: readonly KitChange[]
	/** Of the catalog, in the kit's own words, for what is taken out. */
	removed: readonly KitLine[]
	/** The current day in the portal's time zone. */
	today: string
}

export type PeopleView = {
	portal: { id: string; teamName: string; organizationName: string; timeZone: string }
	mayGive: readonly InviteRole[]
	self: string | null
	coaches: readonly PersonRow[]
	administrators: readonly PersonRow[]
	players: { total: number; page: number; pages: number; people: readonly PersonRow[] }
	invites: readonly InviteLine[]
}

/** A store on the school’s website, as its managers set it up. */
export type WebsiteStoreSettings = {
	portal: { id: string; teamName: string; season: string }
	/** Null before it is saved for the first time. */
	key: string | null
	isOn: boolean
	sites: string[]
}

/** What the public sees. It holds nothing of a player, of the roster, or of the portal's address. */
export type WebsiteStore = {
	key: string
	team: { name: string; school: string; season: string }
	/** Origins that may draw it; empty for any. */
	sites: string[]
	state: StoreState
	/** Last day of the store; null without an end. */
	lastDay: string | null
	/** The team's colors and the name on its gear; null while it has none. */
	look: TeamChoice | null
	items: StoreItem[]
}
