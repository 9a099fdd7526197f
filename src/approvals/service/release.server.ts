// Unlocks the designs of an approval that is no longer valid.
import type { ServiceContext } from '#database/context.server.ts'
import { unlockDesigns } from '#designs/service/lock.server.ts'
import { designsApprovedElsewhere, type ApprovalRow } from '../store/approvals.server.ts'

/** Lets the order's editors change its designs too; designs in other approved orders stay locked. */
export const releaseDesigns = (
	inner: ServiceContext,
	{ orderId, sealed }: Pick<ApprovalRow, 'orderId' | 'sealed'>,
): Promise<void> =>
	unlockDesigns(
		inner,
		(sealed?.lines ?? []).flatMap(({ designId }) => designId ?? []),
		(designIds) => designsApprovedElsewhere(inner.db, { designIds, orderId }),
	)
