// View models of the module's pages and of the back office.
import type { RequestAge } from './rules/request-age.ts'
import type { InviteRole, PortalStatus, RequestSport, RequestStatus } from './states.ts'

export type RequestView = {
	id: string
	organizationName: string
	contactName: string
	contactEmail: string
	contactPhone: string
	sport: RequestSport
	estimatedTeamSize: number | null
	message: string
	status: RequestStatus
	reason: string
	portalId: string | null
	userId: string | null
	createdAt: Date
	decidedAt: Date | null
	age: RequestAge
}

export type RequestDetail = RequestView & {
	/** Address of the account that sent it; null for a visitor. */
	accountEmail: string | null
}

/** A request as its sender sees it. */
export type WaitingRequest = {
	id: string
	organizationName: string
	sport: RequestSport
	age: RequestAge
}

export type PortalLine = {
	id: string
	status: PortalStatus
	teamName: string
	school: string
	sport: RequestSport
	season: string
	organizationName: string
	fundraisingMarginBp: number
	players: number
	coaches: number
	items: number
}

export type OrganizationLine = { id: string; name: string; teams: number }

export type ProductLine = {
	productId: string
	brand: string
	model: string
	sport: string
	basePriceCents: number
	isActive: boolean
	pictureHash: string | null
}

export type ItemLine = ProductLine & {
	id: string
	designId: string | null
	designVersion: number | null
	designName: string | null
	required: boolean
	deadlineOn: string | null
}

/** A design by a coach of the portal. */
export type CoachDesign = {
	id: string
	productId: string
	name: string | null
	version: number
	teamName: string
}

export type PersonLine = { userId: string; fullName: string; email: string | null; since: Date }

export type InviteLine = {
	id: string
	role: InviteRole
	/** Null for a shared link. */
	email: string | null
	usesLeft: number
	expiresAt: Date
}

export type PeopleView = {
	portal: { id: string; teamName: string; organizationName: string }
	mayGive: readonly InviteRole[]
	self: string | null
	coaches: readonly PersonLine[]
	administrators: readonly PersonLine[]
	players: { total: number; page: number; pages: number; people: readonly PersonLine[] }
	invites: readonly InviteLine[]
}
