// Publishes the stages of jobs to other software.
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { orderFields, publish } from '#webhooks/service/publish.server.ts'
import type { JobStatus } from '../states.ts'

type Stage = {
	order: Pick<OrderRow, 'id' | 'portalId' | 'organizationId'>
	jobIds: readonly string[]
	stage: JobStatus
}

/** Call it inside the transaction that moves the jobs. */
export async function publishStage(
	inner: Pick<ServiceContext, 'db' | 'now'>,
	{ order, jobIds, stage }: Stage,
): Promise<void> {
	if (jobIds.length === 0) return
	const data = { ...orderFields(order), jobIds: [...jobIds], stage }
	await publish(inner, { type: 'production.stage_changed', data })
}
