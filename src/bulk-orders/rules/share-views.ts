// Shares of a split order as their pages show them, with the money that went back.
import type { FamilyShare, ShareRowView, SharesView } from '#orders/views.ts'

export type ShareLine = ShareRowView & {
	/** What went back of it, or is on its way, in cents; of a covered share only its units are known. */
	backCents: number
}

export type SharesPageView = Omit<SharesView, 'shares'> & {
	shares: ShareLine[]
	/** Accounts of players whose share is open: they can be reminded by mail. */
	reachable: number
	/** By whose calendar the team lives. */
	timeZone: string | undefined
}

export type FamilyPageView = FamilyShare & Pick<SharesPageView, 'timeZone'> & { backCents: number }
