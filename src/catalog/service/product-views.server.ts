// Named searches of the product list: all staff who read the list save and open them.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { assertCan, can } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { longestViewName } from '../rules/manage.ts'
import * as store from '../store/product-views.server.ts'

export const mostViews = 20

/** By name. @throws Refusal forbidden */
export async function productViewsOf(context: ServiceContext) {
	assertCan(context, catalogPolicy, 'read')
	const views = await store.viewsByName(context.db, mostViews)
	return views.map(({ savedBy, ...view }) => ({ ...view, canRemove: canRemove(context, savedBy) }))
}

/** The person who saved it, and whoever edits products. */
const canRemove = ({ actor }: ServiceContext, savedBy: string | null): boolean =>
	can(actor, catalogPolicy, 'edit') || (savedBy !== null && savedBy === actor.userId)

/**
 * @param query parameters of the list's address
 * @throws Refusal forbidden, invalid; conflict for a name that is taken, or with too many views
 */
export async function saveProductView(
	context: ServiceContext,
	{ name: typed, query }: { name: string; query: string },
): Promise<void> {
	assertCan(context, catalogPolicy, 'read')
	const name = typed.replaceAll(/\s+/g, ' ').trim()
	if (name === '' || name.length > longestViewName)
		throw new Refusal('invalid', `Please name the view in 1 to ${longestViewName} characters.`)
	if ((await store.countViews(context.db)) >= mostViews)
		throw new Refusal('conflict', `There are ${mostViews} views already. Remove one first.`)
	const view = { id: randomUUID(), name, query, savedBy: context.actor.userId, savedAt: context.now }
	if (!(await store.insertView(context.db, view)))
		throw new Refusal('conflict', `There is a view named “${name}” already. Choose another name.`)
}

/** Removing it again does nothing, nor does removing another person's. @throws Refusal forbidden */
export async function removeProductView(context: ServiceContext, id: string): Promise<void> {
	assertCan(context, catalogPolicy, 'read')
	const isEditor = can(context.actor, catalogPolicy, 'edit')
	if (isUuid(id) && (isEditor || context.actor.userId !== null))
		await store.deleteView(context.db, { id, savedBy: isEditor ? null : context.actor.userId })
}
