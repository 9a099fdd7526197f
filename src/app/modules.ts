// The modules that the application mounts: schedules, order subscribers, checks of the doctor.
import { accountsModule } from '#accounts/module.ts'
import { approvalsModule } from '#approvals/module.ts'
import type { Listening } from '#approvals/service/handle-order-events.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import { authModule } from '#auth/module.ts'
import { bulkOrdersModule } from '#bulk-orders/module.ts'
import type { ReminderDependencies } from '#bulk-orders/service/remind-shares.server.ts'
import { cartModule } from '#cart/module.ts'
import { checkoutModule } from '#checkout/module.ts'
import type { DoctorCheck, Finding } from '#database/findings.server.ts'
import { fundraisingModule } from '#fundraising/module.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { OrderDependencies, OrderSubscriber } from '#orders/dependencies.server.ts'
import { productionModule } from '#production/module.ts'
import { shippingModule } from '#shipping/module.ts'

/** What subscribers receive when the application starts. */
export type SubscriberParts = Listening
type ScheduleParts = { auth: AuthParts; mail: ReminderDependencies }

export type ShopModule = {
	name: string
	/** Registers the module's scheduled jobs. */
	schedules?: (jobs: Pick<Jobs, 'schedule'>, parts: ScheduleParts) => void
	subscribers?: (parts: SubscriberParts) => OrderSubscriber[]
	doctor?: readonly DoctorCheck[]
}

export const shopModules: readonly ShopModule[] = [
	authModule,
	accountsModule,
	cartModule,
	checkoutModule,
	approvalsModule,
	productionModule,
	shippingModule,
	fundraisingModule,
	bulkOrdersModule,
]

export type OrderSubscribers = Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>

/** All order subscribers with their modules, in the order in which they run. */
export const subscribersInOrder = (parts: SubscriberParts): (OrderSubscriber & { module: string })[] =>
	shopModules
		.flatMap(({ name, subscribers }) =>
			(subscribers?.(parts) ?? []).map((subscriber) => ({ ...subscriber, module: name })),
		)
		.toSorted((a, b) => a.position - b.position)

export function orderSubscribers(parts: SubscriberParts): OrderSubscribers {
	const all = subscribersInOrder(parts)
	return {
		onPlaced: all.flatMap((one) => (one.on === 'order.placed' ? [one.handle] : [])),
		onMoved: all.flatMap((one) => (one.on === 'order.moved' ? [one.handle] : [])),
		onRefunded: all.flatMap((one) => (one.on === 'order.refunded' ? [one.handle] : [])),
	}
}

export function scheduleAll(jobs: Pick<Jobs, 'schedule'>, parts: ScheduleParts): void {
	for (const { schedules } of shopModules) schedules?.(jobs, parts)
}

/** Runs the checks of all modules for `npm run doctor`; an empty list means no findings. */
export async function examineShop(context: Parameters<DoctorCheck>[0]): Promise<Finding[]> {
	const findings: Finding[] = []
	for (const check of shopModules.flatMap(({ doctor = [] }) => doctor))
		findings.push(...(await check(context)))
	return findings
}
