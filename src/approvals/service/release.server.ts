// Designs that an approval had locked are free again when it does not count any more.
import type { ServiceContext } from '#database/context.server.ts'
import { unlockDesigns } from '#designs/service/lock.server.ts'
import { designsApprovedElsewhere, type ApprovalRow } from '../store/approvals.server.ts'

/** Whoever has to change the order can change its designs too; those of other approved orders stay locked. */
export const releaseDesigns = (
	inner: ServiceContext,
	{ orderId, sealed }: Pick<ApprovalRow, 'orderId' | 'sealed'>,
): Promise<void> =>
	unlockDesigns(
		inner,
		(sealed?.lines ?? []).flatMap(({ designId }) => designId ?? []),
		(designIds) => designsApprovedElsewhere(inner.db, { designIds, orderId }),
	)
