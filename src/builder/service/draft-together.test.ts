// What people who joined a design are shown as its price, on both engines.
import { expect, test } from 'vitest'
import { userRoles } from '#accounts/tables.ts'
import { joinTogether } from '#co-design/service/join.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { namedPerson, startTestDesign } from '../../../tests/factories/shared-designs.ts'
import { openTestDatabase } from '../../../tests/database.ts'

const { context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(context.db)

test('everyone sees the price of the owner, who orders the design, and of the owner’s roles those alone that count', async () => {
	const roles = ['coach', 'production'] as const
	const owner = await namedPerson(context, 'Olive Owner', [...roles])
	await context.db.insert(userRoles).values(roles.map((role) => ({ userId: owner.actor.userId, role })))
	const { designId, token } = await startTestDesign(owner, productId)
	const rolesSeenBy = async (who: typeof owner) => {
		const { userId } = who.actor
		const page = await openBuilder(who, { productId, designId, owner: { userId, visitorKey: null } })
		return page.roles
	}
	for (const role of ['school_admin', 'retail'] as const) {
		const guest = await namedPerson(context, 'Gus Guest', [role])
		await joinTogether(guest, token)
		expect(await rolesSeenBy(guest)).toEqual(['coach'])
	}
	expect(await rolesSeenBy(owner)).toEqual(roles)
})
