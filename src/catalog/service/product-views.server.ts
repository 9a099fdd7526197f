// Named searches of the product list: all staff who read the list save, open and remove them.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { longestViewName } from '../rules/manage.ts'
import * as store from '../store/product-views.server.ts'

export const mostViews = 20

/** By name. @throws Refusal forbidden */
export async function productViewsOf(context: ServiceContext) {
	assertCan(context, catalogPolicy, 'read')
	return store.viewsByName(context.db, mostViews)
}

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

/** Removing it again does nothing. @throws Refusal forbidden */
export async function removeProductView(context: ServiceContext, id: string): Promise<void> {
	assertCan(context, catalogPolicy, 'read')
	if (isUuid(id)) await store.deleteView(context.db, id)
}
