// Tags by which the staff finds orders again. The buyer does not see them.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { OrderTag } from '../schemas.ts'
import * as store from '../store/tags.server.ts'
import { lockedOrder } from './manage.server.ts'

export const mostTags = 10
const mostUsed = 100

/** Of one order, by name. @throws Refusal forbidden */
export function orderTagsOf(context: ServiceContext, orderId: string): Promise<string[]> {
	assertCan(context, orderPolicy, 'manage')
	return store.tagsOf(context.db, orderId, mostTags)
}

/** Tags in use with their numbers of orders, the most used first. @throws Refusal forbidden */
export function tagsInUse(context: ServiceContext) {
	assertCan(context, orderPolicy, 'manage')
	return store.usedTags(context.db, mostUsed)
}

type Tagging = { orderId: string; tag: string }

/** A tag that the order has already changes nothing. @throws Refusal forbidden, not_found, invalid, conflict */
export async function tagOrder(context: ServiceContext, { orderId, tag: typed }: Tagging): Promise<void> {
	assertCan(context, orderPolicy, 'manage')
	const tag = OrderTag.safeParse(typed)
	if (!tag.success) throw new Refusal('invalid', tag.error.issues[0]?.message ?? '')
	await inTransaction(context, async (inner) => {
		const { id, portalId } = await lockedOrder(inner, orderId)
		const held = await store.tagsOf(inner.db, id, mostTags)
		if (held.includes(tag.data)) return
		if (held.length >= mostTags) throw new Refusal('conflict', `An order has at most ${mostTags} tags.`)
		await store.insertTag(inner.db, id, tag.data)
		await note(inner, { event: 'order.tagged', subject: id, portalId })
	})
}

/** A tag that the order does not have changes nothing. @throws Refusal forbidden, not_found */
export async function untagOrder(context: ServiceContext, { orderId, tag }: Tagging): Promise<void> {
	assertCan(context, orderPolicy, 'manage')
	await inTransaction(context, async (inner) => {
		const { id, portalId } = await lockedOrder(inner, orderId)
		if (!(await store.deleteTag(inner.db, id, tag))) return
		await note(inner, { event: 'order.untagged', subject: id, portalId })
	})
}
