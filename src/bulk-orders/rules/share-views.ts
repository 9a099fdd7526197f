// View models of a split order's shares, with refunds.
import type { FamilyShare, ShareRowView, SharesView } from '#orders/views.ts'

export type ShareLine = ShareRowView & {
	/** Refunded or being refunded, in cents; of a covered share only the units are known. */
	backCents: number
}

export type SharesPageView = Omit<SharesView, 'shares'> & {
	shares: ShareLine[]
	/** Number of player accounts with an open share, which can be reminded by mail. */
	reachable: number
	/** The portal's time zone. */
	timeZone: string | undefined
}

export type FamilyPageView = FamilyShare & Pick<SharesPageView, 'timeZone'> & { backCents: number }
