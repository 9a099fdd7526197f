// The shop in another time zone.
import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { specShop } from '#kit/shop.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { shopSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'

/** Moves the shop as an owner does. Other files run in this process too: after the file it is where it was. */
export function openMovingShop(context: ServiceContext) {
	const admin: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }
	async function moveShop(timeZone: TimeZone): Promise<void> {
		await context.db.execute(sql`delete from shop_settings where section = 'shop'`)
		if (timeZone !== specShop.timeZone)
			await inTransaction(admin, (inner) =>
				saveSettings(inner, shopSection, { seen: 0, values: { ...specShop, timeZone } }),
			)
		await shellNow(context)
	}
	afterAll(() => moveShop(specShop.timeZone))
	return moveShop
}
