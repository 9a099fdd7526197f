// Changes of the settings: help pages, services and the search say them at once.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import type { Section } from '#shop-settings/rules/section.ts'
import { saveSettings, type Saved } from '#shop-settings/service/sections.server.ts'

/** @throws Refusal as `saveSettings` */
export async function changeSettings<Values extends object>(
	context: ServiceContext,
	section: Section<Values>,
	saved: Saved<Values>,
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await saveSettings(inner, section, saved)
		await indexPages(inner.db)
	})
	announceChange()
}
