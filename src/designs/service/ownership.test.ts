// Designs that others need stay when their owner leaves. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { designs } from '../tables.ts'
import { reassignDesigns } from './ownership.server.ts'

const { context } = await openTestDatabase({ seeded: false })

test('a piece of a kit is passed on with its whole kit, and outlives the account', async () => {
	const [leaving, staying] = [await newBuyer(context), await newBuyer(context)]
	const [lead, pants] = await insertKitDesign(leaving, await insertUniform(context))
	await inTransaction(context, (inner) =>
		reassignDesigns(inner, { from: leaving.userId, to: staying.userId, designIds: [pants!] }),
	)
	await context.db.delete(profiles).where(eq(profiles.id, leaving.userId))
	const kept = await context.db.select({ id: designs.id }).from(designs).where(eq(designs.kitId, lead))
	expect(kept.map(({ id }) => id).toSorted()).toEqual([lead, pants].toSorted())
})
