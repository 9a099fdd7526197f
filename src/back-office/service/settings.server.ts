// Changes of the settings: help pages, services and the search say them at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { indexPages, showOfferedSports } from '#search/service/indexing.server.ts'
import type { Section } from '#shop-settings/rules/section.ts'
import { sportsSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings, type Saved } from '#shop-settings/service/sections.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'

/** Refuses values that must not hold. */
export type Check<Values> = (inner: ServiceContext, values: Values) => Promise<void>

/** @throws Refusal as `saveSettings` and `check` */
export async function changeSettings<Values extends object>(
	context: ServiceContext,
	section: Section<Values>,
	{ check, ...saved }: Saved<Values> & { check?: Check<Values> },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await check?.(inner, saved.values)
		await saveSettings(inner, section, saved)
		await indexPages(inner.db)
	})
	if (section.name === sportsSection.name) {
		// This process offers them from here on, the others with their next page.
		await shellNow(context)
		await showOfferedSports(context.db)
	}
	announceChange()
}
