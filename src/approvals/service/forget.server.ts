// What becomes of a person's part in approvals when their account goes.
import type { ServiceContext } from '#database/context.server.ts'
import { anonymizeApprovals } from '../store/forget.server.ts'

/** Call it in the transaction in which an account goes, while the person's orders are still theirs. */
export const forgetApprovals = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeApprovals(db, userId)
