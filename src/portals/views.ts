// View models of the module's pages and of the back office: rows of the store, with what is derived from them.
import type { RequestAge } from './rules/request-age.ts'
import type { InviteRole } from './states.ts'
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
export type OrganizationLine = RowOf<typeof organizationsLike>
export type ItemLine = RowOf<typeof itemsOf>
/** `email` is null for a shared link. */
export type InviteLine = RowOf<typeof openInvites>

export type RequestView = RequestRow & { age: RequestAge }

/** With the address of the account that sent it; null for a visitor. */
export type RequestDetail = RequestView &
	Pick<NonNullable<Awaited<ReturnType<typeof requestById>>>, 'accountEmail'>

/** A request as its sender sees it. */
export type WaitingRequest = Pick<RequestView, 'id' | 'organizationName' | 'sport' | 'age'>

export type PeopleView = {
	portal: { id: string; teamName: string; organizationName: string }
	mayGive: readonly InviteRole[]
	self: string | null
	coaches: readonly PersonRow[]
	administrators: readonly PersonRow[]
	players: { total: number; page: number; pages: number; people: readonly PersonRow[] }
	invites: readonly InviteLine[]
}
